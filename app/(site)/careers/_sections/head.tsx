import { OpenPlace, Portrait } from '@/components/sections/portrait';
import { PageHead } from '@/components/kinds/page-head';
import { ButtonLink } from '@/components/ui/button';
import { tw } from '@/components/ui/tw';
import { peopleWords } from '@/content/words/sections';
import type { Careers } from '@/lib/content/careers';
import type { Member } from '@/lib/content/team';
import * as routes from '@/lib/routes';

/** The head of the careers page, with a few of the people one would work with. */
export function Head({
  hero: { action, ...words },
  isHiring,
  people,
}: {
  hero: Careers['hero'];
  /** Whether there are positions to lead to. */
  isHiring: boolean;
  people: readonly Member[];
}) {
  return (
    <PageHead
      {...words}
      path={routes.careers}
      actions={
        isHiring && (
          <ButtonLink size="hero" href="#open-positions">
            {action}
          </ButtonLink>
        )
      }
    >
      {people.length > 0 && <Bench people={people.slice(0, 7)} isHiring={isHiring} />}
    </PageHead>
  );
}

/** The people in a row, and after them the place that is open. */
function Bench({ people, isHiring }: { people: readonly Member[]; isHiring: boolean }) {
  const field = tw`aspect-3/4 rounded-[12px] tablet:aspect-5/8`;
  return (
    <ul
      className="mbs-[clamp(40px,5vw,64px)] grid grid-cols-4 gap-2 tablet:auto-cols-[minmax(0,9rem)] tablet:grid-flow-col tablet:grid-cols-none tablet:gap-3"
      aria-label={isHiring ? peopleWords.places : peopleWords.people}
    >
      {people.map((person, index) => (
        <li key={person.name}>
          <span className="sr-only">{`${person.name}, ${person.role}`}</span>
          <Portrait
            person={person}
            className={field}
            joined={isHiring || index + 1 < people.length ? tw`hidden tablet:block` : undefined}
            gutter={12}
          />
        </li>
      ))}
      {isHiring && (
        <li>
          <OpenPlace className={field}>{peopleWords.you}</OpenPlace>
        </li>
      )}
    </ul>
  );
}
