import { PairedArt } from '@/components/art/paired-art';
import { footnotesOf, type Footnotes } from '@/lib/content/footnotes';
import type { IndustriesPage, Industry } from '@/lib/content/industries';
import { relatedTo } from '@/lib/content/related';
import { NoteRef, Notes } from './notes';
import { RelatedLinks } from './related-links';
import './parts.css';
import './industries.css';

/** The words stand beside a tall drawing or under a wide one, once on a band. The drawing's side alternates. */
const shapes = ['beside', 'under', 'beside', 'under', 'band', 'beside'] as const;
const sides = ['left', 'right'] as const;
const sizes = {
  beside: { width: 560, height: 800 },
  band: { width: 560, height: 640 },
  under: { width: 760, height: 320 },
} as const;
const narrow = { width: 420, height: 280 };

/** The six industries, one after the other. Their notes are numbered through the page. */
export function IndustrySections({
  industries,
  labels,
}: {
  industries: readonly Industry[];
  labels: IndustriesPage['labels'];
}) {
  const notes = footnotesOf(industries.map(({ outcomes }) => outcomes.map(({ source }) => source)));
  return (
    <div className="industries" id="industries">
      {industries.map((industry, index) => {
        const shape = shapes[index % shapes.length] ?? 'beside';
        const side = sides[index % 2] ?? 'left';
        return (
          <section
            className={`industry industry--${shape} industry--${side}`}
            id={industry.slug}
            aria-labelledby={`${industry.slug}-title`}
            key={industry.slug}
          >
            <div className="container industry__grid">
              <div className="industry__plate">
                <PairedArt kind={industry.slug} narrow={narrow} wide={sizes[shape]} />
              </div>
              <IndustryText industry={industry} labels={labels} notes={notes[index]} />
            </div>
          </section>
        );
      })}
    </div>
  );
}

function IndustryText({
  industry: { slug, title, description, challenges, solutions, outcomes, limits },
  labels,
  notes,
}: {
  industry: Industry;
  labels: IndustriesPage['labels'];
  notes: Footnotes | undefined;
}) {
  return (
    <>
      <div className="industry__head">
        <h2 className="h2" id={`${slug}-title`}>
          {title}
        </h2>
        <p className="industry__text">{description}</p>
        {limits && (
          <p className="industry__limits">
            <span className="gem" aria-hidden="true" />
            {limits}
          </p>
        )}
      </div>
      <div className="industry__facts">
        <div className="industry__list">
          <h3 className="kicker">{labels.challenges}</h3>
          <ul>
            {challenges.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
        </div>
        <div className="industry__list industry__list--done">
          <h3 className="kicker">{labels.solutions}</h3>
          <ul>
            {solutions.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
        </div>
        <div className="industry__outcomes">
          <h3 className="kicker">{labels.outcomes}</h3>
          <dl>
            {outcomes.map(({ metric, before, after, change, source }) => (
              <div key={metric}>
                <dt>{metric}</dt>
                <dd className="industry__change">
                  {change}
                  {notes && <NoteRef number={notes.numberOf(source)} />}
                </dd>
                <dd className="industry__levels">
                  {before} to {after}
                </dd>
              </div>
            ))}
          </dl>
        </div>
        {notes && <Notes list={notes.list} />}
        <RelatedLinks groups={relatedTo(`/industries#${slug}`, { product: 4, case: 3, article: 2 })} />
      </div>
    </>
  );
}
