import { cx } from 'class-variance-authority';
import type { ReactNode } from 'react';
import { NoBreakHyphens } from '@/components/typography/no-break-hyphens';
import { Icon } from '@/components/ui/icon';
import { tw } from '@/components/ui/tw';
import type { FigureGroup } from '@/lib/content/figures';

const summary = {
  row: tw`grid cursor-pointer gap-x-6 gap-y-1 py-5 marker:hidden`,
  rowColumns: tw`grid-cols-[minmax(0,1fr)_auto] @xl:grid-cols-[minmax(0,4fr)_minmax(0,8fr)_auto] @xl:grid-rows-[auto_1fr]`,
  values: tw`col-span-full mbs-2 group-open:hidden @xl:col-2 @xl:row-span-2 @xl:row-start-1 @xl:mbs-0 print:hidden`,
  columns: tw`grid grid-cols-[repeat(auto-fill,minmax(5.75rem,1fr))] gap-x-4 gap-y-1 @xl:grid-cols-5`,
};

/** A link to anything in it opens it. */
export function FigureFold({
  heading: Heading,
  id,
  title,
  note,
  figures,
  isOpen = false,
  children,
}: {
  heading: 'h2' | 'h3';
  id?: string;
  title: string;
  note: string | undefined;
  /** It shows their values until it is opened. */
  figures?: FigureGroup['figures'];
  isOpen?: boolean;
  children: ReactNode;
}) {
  return (
    <details className="group border-bs border-line last:border-be" open={isOpen}>
      <summary className={cx(summary.row, summary.rowColumns)}>
        <Heading className="text-h4" id={id}>
          {title}
        </Heading>{' '}
        {note && (
          <span className="col-1 text-help text-balance">
            <NoBreakHyphens text={note} />
          </span>
        )}
        <Icon
          name="chevron"
          className="col-2 row-start-1 self-center text-ink-3 eased-turn group-open:rotate-180 @xl:col-3 @xl:row-span-2 @xl:row-start-1"
        />{' '}
        {figures && (
          <span className={cx(summary.values, summary.columns)}>
            {figures.map(({ name, value }, at) => (
              <span className="grid content-start" key={at}>
                <span className="text-h3 font-semibold text-accent">{value}</span>{' '}
                <span className="text-help @max-xl:hidden">{name}</span>{' '}
              </span>
            ))}
          </span>
        )}
      </summary>
      <div className="pbe-10">{children}</div>
    </details>
  );
}
