import { cx } from 'class-variance-authority';
import { MockupFrame } from '@/components/sections/mockup-frame';
import { stopGround } from '@/components/sections/mockup-parts';
import { tw } from '@/components/ui/tw';
import { calculateInvoice } from '@/lib/content/invoice';
import type { Pricing } from '@/content/pricing.schema';

const cell = tw`py-2 ps-3 pe-0 text-end align-baseline last:pe-4 @max-3xs:block @max-3xs:ps-4 @max-3xs:text-start @sm:last:pe-5`;
const head = tw`py-2 ps-4 pe-0 text-start align-baseline @max-3xs:block @sm:ps-5`;

export function Invoice({ title, arrived, caption, columns, fee, runs, ...messages }: Pricing['invoice']) {
  const { paid, free, credited, freeCount, nothing, total, perRun } = calculateInvoice(fee, runs);
  return (
    <MockupFrame title={title} state={arrived} caption={caption}>
      <div>
        <table
          role="table"
          className="border-collapse text-sm leading-5 tabular inline-full @max-xs:text-xs @max-xs:leading-5"
        >
          <thead role="rowgroup" className="label text-ink-3 @max-3xs:sr-only">
            <tr role="row">
              {columns.map((name, at) => (
                <th
                  className={cx(at === 0 ? cx(head, '@max-xs:inline-[44%]') : cell, 'font-medium')}
                  scope="col"
                  role="columnheader"
                  key={name}
                >
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <Lines lines={paid} />
          <tbody role="rowgroup" className="bg-tint forced-colors:outline">
            <tr role="row" className="text-lg leading-6 font-bold @max-xs:text-base @max-xs:leading-6">
              <th className={cx(head, 'pbs-3.5')} scope="rowgroup" role="rowheader" colSpan={2}>
                {freeCount} {messages.free}
              </th>
              <td role="cell" className={cx(cell, 'pbs-3.5')}>
                {nothing}
              </td>
            </tr>
            <Rows lines={free} />
          </tbody>
          <Lines lines={credited} />
          <tfoot role="rowgroup">
            <tr role="row" className="border-bs border-line-strong text-h4 font-bold">
              <th className={cx(head, 'py-3')} scope="row" role="rowheader">
                {messages.total}
              </th>
              <td role="cell" className={cx(cell, 'py-3')} colSpan={2}>
                {total}
              </td>
            </tr>
          </tfoot>
        </table>
        {perRun && (
          <p className="flex items-center gap-x-4 border-bs border-line bg-surface-2 px-4 py-3 text-xs leading-5 @max-3xs:flex-wrap @sm:px-5">
            <b className="text-h3 font-bold tabular">{perRun}</b>{' '}
            <span className="text-balance text-ink-2 min-inline-0">{messages.perRun}</span>
          </p>
        )}
      </div>
    </MockupFrame>
  );
}

type Lines = ReturnType<typeof calculateInvoice>['free'];

function Lines({ lines }: { lines: Lines }) {
  return (
    <tbody role="rowgroup" className="border-bs border-line">
      <Rows lines={lines} />
    </tbody>
  );
}

/** Marks the line of a person who decided. */
function Rows({ lines }: { lines: Lines }) {
  return lines.map(({ what, count, price, amount, actor }) => {
    const isDecided = actor === 'person';
    return (
      <tr
        role="row"
        className={
          isDecided ? cx('text-base leading-6 font-bold @max-xs:text-sm @max-xs:leading-5', stopGround) : ''
        }
        key={what}
      >
        <th className={cx(head, !isDecided && 'font-normal')} scope="row" role="rowheader">
          {isDecided && <span className="me-2.5 marker-person" aria-hidden="true" />}
          {what}
        </th>
        <td role="cell" className={cx(cell, 'font-normal whitespace-nowrap text-ink-2')}>
          {count} × {price}
        </td>
        <td role="cell" className={cell}>
          {amount}
        </td>
      </tr>
    );
  });
}
