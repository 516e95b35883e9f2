import type { About } from '@/lib/content/about';
import { SectionTitle } from './section-title';
import './about.css';

/** What the company does, and what it turns down. */
export function CompanyWork({ work }: { work: About['work'] }) {
  return (
    <section className="section" aria-labelledby="work">
      <div className="container work">
        <SectionTitle id="work" kicker={work.kicker}>
          {work.title}
        </SectionTitle>
        <div className="work__text">
          {work.paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          <p className="work__refusal">{work.refusal}</p>
        </div>
      </div>
    </section>
  );
}
