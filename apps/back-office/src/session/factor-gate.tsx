import { BrandName } from "@selvedge/ui/frames/brand-mark";
import { FactorSetUp } from "../security/factor-set-up.tsx";
import { OwnProof } from "../security/own-proof.tsx";
import { signOut } from "./sign-out.ts";

/** Before anything else opens, staff set up a second factor. */
export function FactorGate({ firstName, onDone }: { firstName: string; onDone: () => void }) {
  return (
    <main className="mx-auto flex min-h-dvh w-full max-w-180 flex-col justify-center gap-5 px-4 py-10">
      <title>Set up a second factor · Selvedge</title>
      <BrandName />
      <div>
        <h1 className="text-title font-semibold">{`One more step, ${firstName}`}</h1>
        <p className="mt-1 text-body text-ink-2">
          Everyone who works here signs in with a password and a code from their phone.
        </p>
      </div>
      <OwnProof>
        <FactorSetUp
          note="It takes a minute. You need your phone, and a place to keep eight recovery codes."
          onDone={onDone}
          onCancel={signOut}
          cancelLabel="Sign out"
        />
      </OwnProof>
    </main>
  );
}
