'use client';

import { useEffect, useRef, useState } from 'react';
import '@/components/sections/prose-table.css';
import { runFieldMessages } from '@/content/messages/sections';
import { type Run, getRunAt, listCheckpoints, type Weekend } from '@/lib/content/runs';

/** Renders its rows only while it is open: they would outweigh the page, and follow each step of the slider. */
export function StopTable({
  weekend,
  fields,
  limit,
}: {
  weekend: Weekend;
  fields: readonly string[];
  limit: number;
}) {
  const details = useRef<HTMLDetailsElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const readOpen = () => setIsOpen(details.current?.open ?? false);
  // The visitor may have opened it before hydration.
  useEffect(readOpen, []);
  const stops = listCheckpoints(weekend, limit);
  return (
    <details
      ref={details}
      className="mbs-6 border-bs border-line pbs-3 print:hidden"
      onToggle={readOpen}
      data-scripted
    >
      <summary className="py-2 text-sm font-semibold text-tint-ink">
        {runFieldMessages.table(stops.length)}
      </summary>
      {isOpen && (
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
