'use client';

import { LimitControl, type LimitNotes } from '@/components/sections/limit/limit-control';
import { LimitFooter } from '@/components/sections/limit/limit-footer';
import { useLimit } from '@/components/sections/limit/use-limit';
import { Link } from '@/components/ui/link';
import { limitMessages } from '@/content/messages/limit';
import type { Home } from '@/content/home.schema';
import type { Refunds } from '@/content/schema/refunds';
import type { Replay } from '@/lib/content/replay';
import { LIMIT_ID, LIMIT_PARAMETER } from '@/lib/startup/constants';
import * as routes from '@/lib/routes';
import { RefundStrip } from './refund-strip';

/** The refunds of the weekend at the chosen limit, and the way to all of its runs. */
export function RefundLimit({
  title,
  text,
  link,
  replay,
  notes,
  price,
}: NonNullable<Home['platform']['limit']> & {
  replay: Replay;
  notes: LimitNotes;
  price: Refunds['price'];
}) {
  const choice = useLimit(replay);
  const { limit } = choice;
  const query = limit === replay.limit ? '' : `?${LIMIT_PARAMETER}=${limit}`;
  return (
    <figure
      className="hue grid scroll-mt-24 gap-5 rounded-band bg-tint p-5 hue-mate inline-full @lg:p-10"
      id={LIMIT_ID}
    >
      <figcaption>
        <h3 className="text-h4">{title}</h3> {text}{' '}
        <Link className="link" href={`${routes.platform}${query}#${LIMIT_ID}`}>
          {link}
        </Link>
      </figcaption>
      <LimitControl replay={replay} choice={choice} notes={notes}>
        <RefundStrip replay={replay} limit={limit} />
      </LimitControl>
      <LimitFooter price={price} caption={limitMessages.key} />
    </figure>
  );
}
