/** A search over all questions: a plain form, answered as a page. */
export function HelpSearch({ asked }: { asked: string }) {
  return (
    <search>
      <form className="help-search" method="get" action="/help/question/">
        <label htmlFor="help-search" className="visually-hidden">
          Search the help
        </label>
        <input
          id="help-search"
          type="search"
          name="q"
          maxLength={100}
          defaultValue={asked}
          placeholder="Delivery to France, change a size…"
          data-part="field"
        />
        <button type="submit" data-part="button" data-look="filled">
          Search
        </button>
      </form>
    </search>
  );
}
