import type { ReactNode } from "react";
import type { ViewPropsOf } from "../context/block-view.ts";
import { Icon } from "../parts/icon.tsx";
import type { GateAnswer, gateBlock } from "./gate.block.ts";
import s from "./gate.module.css";

type GateProps = ViewPropsOf<typeof gateBlock>;

/** Blocks, or the form that opens to them. A gate that nobody answered for is closed; an editor sees both. */
export function Gate({ props, block, data, children }: GateProps) {
  const { isOpen, ...given } = ((props as { gate?: GateAnswer }).gate ?? {
    isOpen: false,
    fault: "",
    email: "",
  }) as GateAnswer;
  const { path = "/" } = (data?.page ?? {}) as { path?: string };
  if (isOpen) return <div className={s.open}>{children}</div>;
  return (
    <>
      <section className={s.gate} data-part="gate">
        <span className={s.icon}>
          <Icon name="lock" />
        </span>
        <h2 className={s.title}>{props.title}</h2>
        {props.copy ? <p className={s.copy}>{props.copy}</p> : null}
        {props.kind === "signIn" ? (
          <a data-part="button" data-look="filled" href={`/login/?redirect_uri=${encodeURIComponent(path)}`}>
            Sign in
          </a>
        ) : (
          <Form props={props} uid={block.uid} path={path} given={given} />
        )}
      </section>
      {block.editing ? <div className={s.open}>{children}</div> : null}
    </>
  );
}

function Form({
  props,
  uid,
  path,
  given,
}: Pick<GateProps, "props"> & { uid: string; path: string; given: Omit<GateAnswer, "isOpen"> }) {
  const { kind, age, buttonText } = props;
  const id = `gate-${uid}`;
  return (
    <form className={s.form} method="post" action="/gate/" noValidate data-checked={kind === "age" ? undefined : ""}>
      <input type="hidden" name="page" value={path} />
      <input type="hidden" name="block" value={uid} />
      {kind === "age" ? (
        <label className={s.check}>
          <input type="checkbox" name="isOfAge" value="yes" required {...faultOf(id, given.fault)} />
          <span>I am {age} or older</span>
        </label>
      ) : (
        <Line id={id} given={given} {...lines[kind === "email" ? "email" : "password"]} />
      )}
      <button type="submit" data-part="button" data-look="filled">
        {buttonText}
      </button>
      {given.fault ? (
        <p id={`${id}-note`} className={s.fault} role="alert">
          {given.fault}
        </p>
      ) : null}
    </form>
  );
}

const lines = {
  email: { name: "email", type: "email", label: "Email address", autoComplete: "email" },
  password: { name: "word", type: "password", label: "Password", autoComplete: "off" },
} as const;

interface LineProps {
  readonly id: string;
  readonly name: string;
  readonly type: string;
  readonly label: string;
  readonly autoComplete: string;
  readonly given: Omit<GateAnswer, "isOpen">;
}

const Line = ({ id, name, type, label, autoComplete, given }: LineProps): ReactNode => (
  <>
    <label className="visually-hidden" htmlFor={id}>
      {label}
    </label>
    <input
      {...{ id, name, type, autoComplete }}
      className={s.field}
      data-part="field"
      placeholder={label}
      required
      defaultValue={type === "email" ? given.email : ""}
      {...faultOf(id, given.fault)}
    />
  </>
);

const faultOf = (id: string, fault: string) =>
  fault ? { "aria-invalid": true, "aria-describedby": `${id}-note` } : {};
