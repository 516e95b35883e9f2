import { Link } from '@/components/ui/link';
import { limitMessages } from '@/content/messages/limit';
import type { Refunds } from '@/content/schema/refunds';

/** Says what the numbers are, and that the price stays. `caption` explains the drawing. */
export function LimitFooter({ price, caption }: { price: Refunds['price']; caption?: string }) {
  return (
    <p className="text-help text-pretty text-ink-2">
      {caption && `${caption} `}
      {limitMessages.replayed} {price.text}{' '}
      <Link className="link" href={price.link.href}>
        {price.link.label}
      </Link>
    </p>
  );
}
