import type { CaseStudy } from '@/lib/content/case-studies';
import './case-story.css';

/** Who the client is, and the hour the program began with. */
export function CaseClient({ paragraphs }: { paragraphs: readonly string[] }) {
  return (
    <section className="case-part case-prose case-prose--large" id="client" aria-labelledby="client-title">
      <h2 className="h3" id="client-title">
        Client
      </h2>
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </section>
  );
}

/** What was in the way. */
export function CaseChallenges({ challenges }: { challenges: readonly string[] }) {
  return (
    <section className="case-part" id="challenges" aria-labelledby="challenges-title">
      <h2 className="h3" id="challenges-title">
        Challenges
      </h2>
      <ul className="case-challenges">
        {challenges.map((challenge) => (
          <li key={challenge}>{challenge}</li>
        ))}
      </ul>
    </section>
  );
}

/** The story of the program, and its levers along one lane: a number in each node, a diamond where a person decides. */
export function CaseSolution({ solution, checkpoint }: Pick<CaseStudy, 'solution' | 'checkpoint'>) {
  return (
    <section className="case-part case-prose" id="solution" aria-labelledby="solution-title">
      <h2 className="h3" id="solution-title">
        Solution
      </h2>
      {solution.description.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      <ol className="levers">
        {solution.levers.map(({ title, description }, index) => {
          const person = index + 1 === checkpoint;
          return (
            <li className={person ? 'lever lever--person' : 'lever'} key={title}>
              <span className="lever__number" aria-hidden="true">
                {index + 1}
              </span>
              <h3 className="h4">{title}</h3>
              {person && <p className="badge badge--human">A person decides</p>}
              <p className="lever__text">{description}</p>
            </li>
          );
        })}
      </ol>
    </section>
  );
}
