import type { Platform } from '@/lib/content/platform';
import { SectionHead } from './section-head';
import './platform.css';

type Run = Platform['run'];

/** One run with all five fields of every line. The roles keep it a table when a phone shows it as cards. */
export function RunTable({ run }: { run: Run }) {
  const [, actor, evidence, action, result] = run.fields;
  return (
    <section className="section run-section" id="run" aria-labelledby="run-title">
      <div className="container">
        <div className="run-table ink-band">
          <SectionHead id="run-title" kicker={run.kicker} lead={run.lead}>
            {run.title}
          </SectionHead>
          <table className="trace" aria-labelledby="run-title">
            <thead>
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
                <tr
                  className={`trace__line trace__line--${line.kind}`}

                  key={line.time + line.actor}
                >
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
          <p className="trace__caption">{run.caption}</p>
        </div>
      </div>
    </section>
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
