/** Where one is among the two steps. */
export function StepHead({ reference, orderHash, now }: { reference: string; orderHash: string; now: 1 | 2 }) {
  return (
    <>
      <nav className="crumbs" aria-label="Breadcrumb">
        <ol>
          <li>
            <a href={`/receipt/${orderHash}/`}>{`Order ${reference}`}</a>
          </li>
          <li>
            <span aria-current="page">Return or exchange</span>
          </li>
        </ol>
      </nav>
      <h1>Send something back</h1>
      <ol className="return-steps">
        {["Choose pieces", "What you would like"].map((name, index) => (
          <li
            key={name}
            data-now={index + 1 === now || undefined}
            aria-current={index + 1 === now ? "step" : undefined}
          >
            <span aria-hidden>{index + 1}</span> {name}
          </li>
        ))}
      </ol>
    </>
  );
}
