import { Art } from '@/components/art/illustration';
import { Closing as ClosingKind } from '@/components/kinds/closing';
import type { Event } from '@/lib/content/event';
import { Actions } from './actions';

/** The last section: a demo with a person, or the platform's page. */
export function Closing({ event }: { event: Event }) {
  return (
    <ClosingKind
      look="plate"
      {...event.closing}
      actions={<Actions event={event} />}
      art={
        <div className="aspect-520/300 [--accent:var(--tint-ink)] wide:relative wide:aspect-auto">
          {/* The lanes come out of the tint: their ends are not cut. */}
          <Art
            kind="event"
            width={520}
            height={380}
            ground="none"
            fit="cover"
            className="[--art-ground:var(--tint)] wide:absolute wide:inset-0 wide:[mask-image:linear-gradient(to_right,transparent,black_16%)]"
          />
        </div>
      }
    />
  );
}
