import type { SizeGuide as Guide } from "@selvedge/domain/products/size-guide";
import { inCentimetres, inInches, toleranceWords } from "@selvedge/domain/products/size-guide";
import { GarmentMeasures } from "./garment-measures.tsx";

/** A garment's measurements as a table, in centimetres or inches. The choice works without scripts. */
export default function SizeGuide({ guide }: { guide: Guide }) {
  const { measures, sizes } = guide;
  return (
    <div id="size-guide" className="size-guide">
      <div className="size-guide-how">
        <GarmentMeasures measures={measures} />
        <dl>
          {measures.map(({ letter, name, how }) => (
            <div key={letter}>
              <dt>
                <span className="size-letter" aria-hidden="true">
                  {letter}
                </span>
                {name}
              </dt>
              <dd>{how}</dd>
            </div>
          ))}
        </dl>
      </div>
      <div className="size-guide-sizes">
        <fieldset className="size-units">
          <legend className="visually-hidden">Unit of the measurements</legend>
          <Unit unit="cm" words="cm" isFirst />
          <Unit unit="inch" words="inches" />
        </fieldset>
        <table>
          <caption className="visually-hidden">{guide.title}: measurements by size</caption>
          <thead>
            <tr>
              <th scope="col">Size</th>
              {measures.map(({ letter, name }) => (
                <th key={letter} scope="col">
                  <span aria-hidden="true">{letter} </span>
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {sizes.map(({ size, valuesMm }) => (
              <tr key={size} data-size={size}>
                <th scope="row">{size}</th>
                {measures.map(({ letter }, at) => (
                  <td key={letter}>{valuesMm[at] == null ? "" : <Length mm={valuesMm[at]} />}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
        <p className="quiet">
          Lay your favourite one flat and compare. Every piece may differ by{" "}
          <InUnit cm={toleranceWords.cm} inches={toleranceWords.inches} />.
        </p>
      </div>
    </div>
  );
}

const Length = ({ mm }: { mm: number }) => <InUnit cm={inCentimetres(mm)} inches={inInches(mm)} />;

/** Words in both units: the style sheet shows those of the chosen one. */
const InUnit = ({ cm, inches }: { cm: string; inches: string }) => (
  <>
    <span className="in-cm">{cm}</span>
    <span className="in-inches">{inches}</span>
  </>
);

const Unit = ({ unit, words, isFirst = false }: { unit: string; words: string; isFirst?: boolean }) => (
  <label>
    <input type="radio" name="unit" value={unit} defaultChecked={isFirst} />
    <span>{words}</span>
  </label>
);
