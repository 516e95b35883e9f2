import { cx } from 'class-variance-authority';
import { Link } from '@/components/ui/link';
import { limitMessages } from '@/content/messages/limit';
import type { Refunds } from '@/content/schema/refunds';
import type { LimitChoice } from './use-limit';

/** Says what the numbers are, and leads back to the limit in force. `caption` explains the drawing. */
export function LimitFooter({
  choice: { limit, choose, slider },
  usual,
  price,
  caption,
}: {
  choice: LimitChoice;
  usual: number;
  price: Refunds['price'];
  caption?: string;
}) {
  return (
    <div>
      <p className="text-help text-pretty text-ink-2">
        {caption && `${caption} `}
        {limitMessages.replayed} {price.text}{' '}
        <Link className="link" href={price.link.href}>
          {price.link.label}
        </Link>
      </p>
      <p
        className={cx(
          'mbs-1 flex flex-wrap items-center gap-x-4 text-sm print:hidden',
          limit === usual && 'invisible',
        )}
        data-scripted
      >
        <button
          className="min-block-11"
          type="button"
          onClick={() => {
            choose(usual);
            slider.current?.focus();
          }}
        >
          <span className="link">{limitMessages.undo(usual)}</span>
        </button>{' '}
        <span className="text-pretty text-ink-2">{limitMessages.send(limit)}</span>
      </p>
    </div>
  );
}
