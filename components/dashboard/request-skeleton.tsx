import { cx } from 'class-variance-authority';
import { tw } from '@/components/ui/tw';
import { dashboardMessages } from '@/content/messages/dashboard';
import { Cell, columns, Row, TableFrame } from './request-table';

/** Widths of the bars, varied so that five rows do not look like a pattern. */
const widths = [tw`inline-[60%]`, tw`inline-[80%]`, tw`inline-[60%]`, tw`inline-[80%]`, tw`inline-[80%]`];

/** Exactly five rows in the table's columns, while it loads. */
export function RequestSkeleton() {
  return (
    <div className="request-skeleton mbe-24" role="status" aria-label={dashboardMessages.loading}>
      <div aria-hidden="true">
        <TableFrame>
          {widths.map((_, row) => (
            <Row key={row}>
              {columns.map(({ label }, column) => (
                <Cell key={label} label={label}>
                  <span
                    className={cx(
                      'request-bone inline-block rounded-tag bg-surface-3 block-3',
                      widths[(row + column) % widths.length],
                    )}
                  />
                </Cell>
              ))}
            </Row>
          ))}
        </TableFrame>
      </div>
    </div>
  );
}
