'use client';

import { LimitControl, type LimitNotes } from '@/components/sections/limit/limit-control';
import { useLimit } from '@/components/sections/limit/use-limit';
import { Link } from '@/components/ui/link';
import { limitMessages } from '@/content/messages/limit';
import type { Home } from '@/content/home.schema';
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
  ...rest
}: NonNullable<Home['platform']['limit']> & {
  replay: Replay;
  notes: LimitNotes;
  price: { text: string; link: string };
}) {
  const [limit, setLimit] = useLimit(replay);
  const query = limit === replay.limit ? '' : `?${LIMIT_PARAMETER}=${limit}`;
  return (
    <figure className="hue grid gap-5 rounded-band bg-tint p-5 hue-mate inline-full @lg:p-10">
      <figcaption>
        <b className="block text-h4">{title}</b> {text}{' '}
        <Link className="link" href={`${routes.platform}${query}#${LIMIT_ID}`}>
          {link}
        </Link>
      </figcaption>
      <LimitControl {...rest} replay={replay} limit={limit} onChoose={setLimit}>
        <RefundStrip replay={replay} limit={limit} />
      </LimitControl>
      <p className="text-help text-pretty text-ink-2">{limitMessages.key}</p>
    </figure>
  );
}
