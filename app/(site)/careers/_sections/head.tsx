import { Portrait } from '@/components/sections/portrait';
import { PageHead } from '@/components/kinds/page-head';
import { ButtonLink } from '@/components/ui/button';
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
      className="pbe-[clamp(48px,6vw,80px)] wide:pbe-[calc(clamp(48px,6vw,80px)+28px)]"
      aside={
        people.length > 0 && (
          <div
            className="mbs-3 grid grid-cols-3 gap-3 tablet:grid-cols-6 wide:m-0 wide:grid-cols-3 wide:gap-4 wide:ps-10"
            aria-hidden="true"
          >
            {people.slice(0, 6).map((person) => (
              <Portrait
                person={person}
                width={144}
                height={144}
                className="aspect-square rounded-card wide:nth-[3n+2]:translate-y-7"
                key={person.name}
              />
            ))}
          </div>
        )
      }
    />
  );
}
