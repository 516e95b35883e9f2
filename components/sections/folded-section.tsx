import type { ReactNode } from 'react';
import { Icon } from '@/components/ui/icon';

interface FoldedSectionProps {
  id: string;
  title: string;
  /** How much is inside. */
  count: string;
  sample?: ReactNode;
  isOpen?: boolean;
  children: ReactNode;
}

/** A section of one line until it is opened. A link to anything in it opens it. */
export function FoldedSection({ id, title, count, sample, isOpen = false, children }: FoldedSectionProps) {
  return (
    <section className="border-bs border-line last:border-be" aria-labelledby={id}>
      <details className="group" open={isOpen}>
        <summary className="grid cursor-pointer grid-cols-[minmax(0,1fr)_auto] items-baseline gap-y-0.5 py-5 marker:hidden @xl:grid-cols-[calc((100%-180px)*5/11+24px)_1fr_auto]">
          <h2 className="text-h3" id={id}>
            {title}
          </h2>
          <Icon
            name="chevron"
            className="self-center text-ink-3 eased-turn group-open:rotate-180 @xl:col-3 @xl:row-1"
          />
          <span className="col-1 flex flex-wrap items-center gap-x-7 gap-y-1.5 text-ink-2 @xl:col-2">
            <span className="@xl:min-inline-31">{count}</span> <span className="text-ink-3">{sample}</span>
          </span>
        </summary>
        <div className="pbe-10">{children}</div>
      </details>
    </section>
  );
}
