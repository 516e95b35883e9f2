import { runFieldWords as words } from '@/content/words/run-field';
import type { Platform } from '@/lib/content/platform';
import { runAt, stopsOf } from '@/lib/content/runs';
import '@/components/kinds/prose-table.css';

/** All stops of the weekend with their five fields, folded, in a window of its own. */
export function StopTable({ weekend, fields }: Pick<Platform, 'weekend'> & Pick<Platform['run'], 'fields'>) {
  const stops = stopsOf(weekend);
  const name = words.tableName(stops.length);
  return (
    <details className="mbs-6 border-bs border-line pbs-3">
      <summary className="inline-block cursor-pointer py-2 text-sm font-strong text-tint-ink underline underline-offset-3">
        {words.table(stops.length)}
      </summary>
      <div
        className="mbs-2 overflow-auto rounded-control border border-line bg-surface-1 px-4 max-block-105"
        role="region"
        aria-label={name}
        tabIndex={0}
      >
        <table className="prose-table whitespace-nowrap min-inline-180">
          <thead className="sticky inset-bs-0 bg-surface-1">
            <tr>
              {[words.number, ...fields].map((field) => (
                <th key={field} scope="col">
                  {field}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {stops.map((index) => {
              const { number, kind, fields: said } = runAt(weekend, index);
              return (
                <tr className={kind === 'late' ? 'bg-human-soft' : undefined} key={index}>
                  <th scope="row">{number}</th>
                  {said.map((value, at) => (
                    <td key={fields[at]}>{value}</td>
                  ))}
                </tr>
              );
            })}
          </tbody>
        </table>
      </div>
    </details>
  );
}
