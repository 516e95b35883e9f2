import { cx } from 'class-variance-authority';
import { HeadedSection } from '@/components/sections/headed-section';
import type { Intellimate } from '@/content/intellimate.schema';
import { tw } from '@/components/ui/tw';
import './run-table.css';

type Run = Intellimate['run'];

const kinds: Partial<Record<Run['lines'][number]['kind'], { row: string; node: string }>> = {
  limit: { row: tw`run-wait`, node: tw`run-limit` },
  person: { row: tw`run-wait bg-person-soft`, node: tw`run-person` },
};
const row = tw`run-row relative gap-x-2 gap-y-1 border-bs border-line pe-2 pbs-3.5 pbe-4`;
const cell = tw`run-cell`;
const name = tw`run-name label leading-5.5`;

export function RunTable({ run }: { run: Run }) {
  const [, , evidence, action, result] = run.fields;
  return (
    <HeadedSection id="run" headingId="run-title" heading={run}>
      <table
        className="border-collapse text-start text-sm leading-5.5 inline-full @max-xl:block"
        role="table"
        aria-labelledby="run-title"
      >
        <thead role="rowgroup" className="@max-xl:sr-only">
          <tr role="row">
            {run.fields.map((field) => (
              <th
                className="run-head text-start label leading-5.5 text-ink-3"
                key={field}
                scope="col"
                role="columnheader"
              >
                {field}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup" className="run-rows @max-xl:block">
          {run.lines.map((step) => (
            <tr
              role="row"
              className={cx(row, kinds[step.kind]?.row)}
              data-person={step.kind === 'person' || undefined}
              key={step.time + step.actor}
            >
              <td
                role="cell"
                className={cx('run-node @max-3xs:row-2 @xl:ps-10', kinds[step.kind]?.node, cell, name)}
              >
                <time>{step.time}</time>
              </td>
              <th className={cx('run-actor text-start font-semibold', cell)} scope="row" role="rowheader">
                {step.actor}
              </th>
              <Field label={evidence} value={step.evidence} />
              <Field label={action} value={step.action} />
              <Field label={result} value={step.result} />
            </tr>
          ))}
        </tbody>
      </table>
      <p className="border-bs border-line pbs-5 text-xs leading-5 font-normal text-ink-3">{run.caption}</p>
    </HeadedSection>
  );
}

function Field({ label, value }: { label: string | undefined; value: string }) {
  return (
    <td role="cell" className={cx('run-value', cell)}>
      <span className={cx('@xl:hidden', name)} aria-hidden="true">
        {label}
      </span>{' '}
      {value}
    </td>
  );
}
