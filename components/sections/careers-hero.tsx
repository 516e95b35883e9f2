import { Art } from '@/components/art/illustration';
import { ButtonLink } from '@/components/ui/button';
import type { Careers } from '@/lib/content/careers';
import type { Member } from '@/lib/content/team';
import { PageHead } from './page-head';
import './careers.css';

/** The head of the careers page, with a few of the people one would work with. */
export function CareersHero({ hero, people }: { hero: Careers['hero']; people: readonly Member[] }) {
  const { action, ...head } = hero;
  return (
    <PageHead
      {...head}
      path="/careers"
      aside={
        <div className="faces" aria-hidden="true">
          {people.slice(0, 6).map(({ name }) => (
            <div className="faces__one" key={name}>
              <Art kind="team" slug={name} width={144} height={144} />
            </div>
          ))}
        </div>
      }
    >
      <ButtonLink size="hero" href="#open-positions">
        {action}
      </ButtonLink>
    </PageHead>
  );
}
