import { ButtonLink } from '@/components/ui/button';
import type { Careers } from '@/lib/content/careers';
import type { Member } from '@/lib/content/team';
import { PageHead } from './page-head';
import { Portrait } from './portrait';
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
          {people.slice(0, 6).map((person) => (
            <Portrait person={person} width={144} height={144} key={person.name} />
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
