import { InkPlate } from '@/components/kinds/ink-plate';
import type { Platform } from '@/lib/content/platform';
import './run-table.css';

type Run = Platform['run'];

const kinds: Partial<Record<Run['lines'][number]['kind'], string>> = {
  limit: 'trace__line--limit',
  person: 'trace__line--person',
};

/** One run with all five fields of every line. A phone shows the lines as cards. */
export function RunTable({ run }: { run: Run }) {
  const [, actor, evidence, action, result] = run.fields;
  return (
    <InkPlate id="run" label="run-title" kicker={run.kicker} title={run.title} lead={run.lead}>
      <table className="trace" aria-labelledby="run-title">
        <thead className="narrow:sr-only">
          <tr>
            {run.fields.map((field) => (
              <th key={field} scope="col">
                {field}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {run.lines.map((line) => (
            <tr className={`trace__line ${kinds[line.kind] ?? ''}`} key={line.time + line.actor}>
              <td className="trace__time">
                <time>{line.time}</time>
              </td>
              <th className="trace__actor" scope="row">
                <span className="trace__label">{actor}</span>
                {line.actor}
              </th>
              <Field label={evidence} value={line.evidence} />
              <Field label={action} value={line.action} />
              <Field label={result} value={line.result} />
            </tr>
          ))}
        </tbody>
      </table>
      <p className="border-bs border-line pbs-5 text-xs leading-5 font-book text-ink-3">{run.caption}</p>
    </InkPlate>
  );
}

/** One field, with the name that stands above its column wherever there is room for columns. */
function Field({ label, value }: { label: string | undefined; value: string }) {
  return (
    <td>
      <span className="trace__label" aria-hidden="true">
        {label}
      </span>
      {value}
    </td>
  );
}
