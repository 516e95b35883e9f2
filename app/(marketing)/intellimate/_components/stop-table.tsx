'use client';

import '@/components/sections/prose-table.css';
import { useClientValue } from '@/components/ui/use-client-value';
import { runFieldMessages } from '@/content/messages/sections';
import { type Run, getRunAt, listCheckpoints, type Weekend } from '@/lib/content/runs';

/** The rows are rendered when the fold is opened: in the document they would outweigh the page. */
export function StopTable({
  weekend,
  fields,
  limit,
}: {
  weekend: Weekend;
  fields: readonly string[];
  limit: number;
}) {
  const isHydrated = useClientValue(() => true, false);
  const stops = listCheckpoints(weekend, limit);
  return (
    <details className="mbs-6 border-bs border-line pbs-3 print:hidden" data-scripted>
      <summary className="py-2 text-sm font-semibold text-tint-ink">
        {runFieldMessages.table(stops.length)}
      </summary>
      {isHydrated && (
        <div
          className="mbs-2 overflow-auto rounded-control border border-line bg-surface-1 px-4 max-block-105"
          role="region"
          aria-label={runFieldMessages.tableName(stops.length)}
          tabIndex={0}
        >
          <table className="prose-table whitespace-nowrap min-inline-180">
            <thead className="sticky inset-bs-0 bg-surface-1">
              <tr>
                {[runFieldMessages.number, ...fields].map((field) => (
                  <th key={field} scope="col">
                    {field}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {stops.map((index) => (
                <Row key={index} run={getRunAt(weekend, index, limit)} />
              ))}
            </tbody>
          </table>
        </div>
      )}
    </details>
  );
}

function Row({ run: { number, kind, fields } }: { run: Run }) {
  return (
    <tr className={kind === 'late' ? 'bg-person-soft' : undefined}>
      <th scope="row">{number}</th>
      {fields.map((value, at) => (
        <td key={at}>{value}</td>
      ))}
    </tr>
  );
}
