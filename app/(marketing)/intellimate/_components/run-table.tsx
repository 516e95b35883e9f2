import { cx } from 'class-variance-authority';
import { DarkPanel } from '@/components/sections/dark-panel';
import type { Intellimate } from '@/content/intellimate.schema';
import { tw } from '@/components/ui/tw';

type Run = Intellimate['run'];

const waits = tw`[--lane:var(--color-person)] [--line-style:dotted]`;
const lane = tw`before:absolute before:inset-[var(--from,0)_auto_var(--to,0)_7px] before:border-s-2 before:[border-style:var(--line-style)] before:border-(--lane) after:absolute after:inset-s-0.5`;
const place = tw`after:inset-bs-5 after:size-3 after:border-2 after:border-(--lane)`;
const ring = tw`after:rounded-[50%] after:bg-bg`;
const diamond = tw`after:rotate-45 after:rounded-[2px] after:bg-(--lane)`;
const limit = tw`after:inset-bs-6.25 after:bg-(--lane) after:block-0.5 after:inline-3`;
const kinds: Partial<Record<Run['lines'][number]['kind'], { row: string; node: string }>> = {
  limit: { row: waits, node: limit },
  person: { row: cx(waits, 'bg-person-soft'), node: cx(place, diamond) },
};
const row = tw`relative border-bs border-line narrow:grid narrow:grid-cols-[minmax(0,1fr)_auto] narrow:gap-x-4 narrow:gap-y-1 narrow:px-3 narrow:ps-8 narrow:pbs-3.5 narrow:pbe-4 tiny:grid-cols-1`;
const cell = tw`wide:p-0 wide:py-3.75 wide:pe-4 wide:align-baseline narrow:block`;
const name = tw`label leading-5.5 text-ink-3 in-data-person:text-ink-2`;

export function RunTable({ run }: { run: Run }) {
  const [, , evidence, action, result] = run.fields;
  return (
    <DarkPanel id="run" headingId="run-title" heading={run}>
      <table
        className="border-collapse text-start text-sm leading-5.5 inline-full narrow:block"
        role="table"
        aria-labelledby="run-title"
      >
        <thead role="rowgroup" className="narrow:sr-only">
          <tr role="row">
            {run.fields.map((field) => (
              <th
                className="text-start label leading-5.5 text-ink-3 wide:p-0 wide:pe-4 wide:pbe-3 wide:first:ps-9"
                key={field}
                scope="col"
                role="columnheader"
              >
                {field}
              </th>
            ))}
          </tr>
        </thead>
        <tbody
          role="rowgroup"
          className="[--lane:var(--color-accent)] [--line-style:solid] *:first:[--from:26px] *:last:[--to:calc(100%-26px)] narrow:block"
        >
          {run.lines.map((line) => (
            <tr
              role="row"
              className={cx(row, kinds[line.kind]?.row)}
              data-person={line.kind === 'person' || undefined}
              key={line.time + line.actor}
            >
              <td
                role="cell"
                className={cx(
                  lane,
                  kinds[line.kind]?.node ?? cx(place, ring),
                  cell,
                  name,
                  'wide:ps-9 tiny:row-2',
                )}
              >
                <time>{line.time}</time>
              </td>
              <th
                className={cx(
                  'text-start font-semibold in-data-person:text-person narrow:row-1 narrow:text-base narrow:leading-6',
                  cell,
                )}
                scope="row"
                role="rowheader"
              >
                {line.actor}
              </th>
              <Field label={evidence} value={line.evidence} />
              <Field label={action} value={line.action} />
              <Field label={result} value={line.result} />
            </tr>
          ))}
        </tbody>
      </table>
      <p className="border-bs border-line pbs-5 text-xs leading-5 font-normal text-ink-3">{run.caption}</p>
    </DarkPanel>
  );
}

function Field({ label, value }: { label: string | undefined; value: string }) {
  return (
    <td
      role="cell"
      className={cx(
        'narrow:col-span-full narrow:grid narrow:grid-cols-[84px_minmax(0,1fr)] tiny:grid-cols-1',
        cell,
      )}
    >
      <span className={cx('wide:hidden', name)} aria-hidden="true">
        {label}
      </span>{' '}
      {value}
    </td>
  );
}
