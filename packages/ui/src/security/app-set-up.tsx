import { useMemo } from "react";
import { encode } from "uqr";
import { Button } from "../actions/button.tsx";
import { CopyButton } from "../actions/copy-button.tsx";
import { CodeField } from "../fields/code-field.tsx";
import { type FormOutcome, ServerForm } from "../fields/server-form.tsx";

export interface AppSetUpProps {
  /** For people without a camera. */
  secret: string;
  /** What the QR code holds. */
  address: string;
  /** Takes the six digits of the app. */
  onConfirm: (code: string) => Promise<FormOutcome>;
}

/** Scan the code, type the six digits: what the step of an app's set-up holds. */
export function AppSetUp({ secret, address, onConfirm }: AppSetUpProps) {
  const spaced = secret.replace(/(.{4})(?=.)/g, "$1 ");
  return (
    <div className="flex flex-wrap gap-6">
      <QrCode text={address} />
      <div className="flex min-w-0 flex-1 basis-64 flex-col gap-3">
        <div>
          <p className="text-dense font-medium">No camera? Type this key</p>
          <p className="mt-1 flex items-center justify-between gap-2 rounded-control bg-sunken py-1 pl-3 font-mono text-dense">
            <span className="min-w-0">{spaced}</span>
            <CopyButton text={secret} what="key" />
          </p>
        </div>
        <ServerForm onSubmit={({ code }) => onConfirm(String(code))}>
          {(isBusy) => (
            <>
              <CodeField
                name="code"
                label="The six digits your app shows"
                hint="You can paste them. The form is sent at the sixth digit."
                autoFocus
              />
              <Button type="submit" variant="primary" className="self-start" busy={isBusy} busyLabel="Turning on">
                Turn on
              </Button>
            </>
          )}
        </ServerForm>
      </div>
    </div>
  );
}

/** Black on white in both themes, with the quiet zone that cameras need. */
function QrCode({ text }: { text: string }) {
  const { data, size } = useMemo(() => encode(text, { border: 4 }), [text]);
  const path = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : []))).join("");
  return (
    <svg
      role="img"
      aria-label="QR code for your authenticator app"
      viewBox={`0 0 ${size} ${size}`}
      className="size-49 rounded-card border border-line bg-white"
      shapeRendering="crispEdges"
    >
      <path d={path} fill="#000" />
    </svg>
  );
}
