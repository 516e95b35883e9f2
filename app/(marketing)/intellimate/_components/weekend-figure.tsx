'use client';

import { LimitControl, type LimitNotes } from '@/components/sections/limit/limit-control';
import { LimitFooter } from '@/components/sections/limit/limit-footer';
import { useLimit } from '@/components/sections/limit/use-limit';
import { createReplay, NO_LIMITS } from '@/lib/content/replay';
import type { Weekend } from '@/lib/content/runs';
import { LIMIT_ID } from '@/lib/startup/constants';
import { RunField } from './run-field/run-field';
import { StopTable } from './stop-table';

/** The runs of the weekend at the chosen limit: drawn, counted and as a table. */
export function WeekendFigure({
  weekend,
  fields,
  notes,
}: {
  weekend: Weekend;
  fields: readonly string[];
  notes: LimitNotes | undefined;
}) {
  const replay = createReplay(weekend);
  const choice = useLimit(replay ?? NO_LIMITS);
  const { limit } = choice;
  const price = weekend.refunds?.price;
  return (
    <>
      <figure className="scroll-mt-24" id={LIMIT_ID}>
        <RunField weekend={weekend} fields={fields} limit={limit}>
          {replay && notes && (
            <LimitControl
              className="@max-lg/page:mbe-6 @lg/page:order-last @lg/page:mbs-8"
              replay={replay}
              choice={choice}
              notes={notes}
            />
          )}
        </RunField>
        {replay && price && (
          <div className="mbs-5">
            <LimitFooter price={price} />
          </div>
        )}
        <figcaption className="grid gap-x-12 gap-y-2 pbs-5 @lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] @lg:items-end @lg:pbs-8">
          <span className="text-lg leading-7 text-pretty">{weekend.text}</span>{' '}
          <span className="text-help text-ink-2">{weekend.caption}</span>
        </figcaption>
      </figure>
      <StopTable weekend={weekend} fields={fields} limit={limit} />
    </>
  );
}
