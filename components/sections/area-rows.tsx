import { Link } from '@/components/ui/link';
import { footnotes } from '@/lib/content/footnotes';
import type { PlatformLanding } from '@/lib/content/platform-landing';
import type { Product } from '@/lib/content/products';
import { NoteRef, Notes } from './notes';
import { SectionTitle } from './section-title';
import './landing.css';

/** Three areas of work, each with its modules and one number drawn as before and after. */
export function AreaRows({
  areas,
  modules,
}: {
  areas: PlatformLanding['areas'];
  modules: readonly Product[];
}) {
  const notes = footnotes(areas.items.map(({ source }) => source));
  return (
    <section className="section" id="transformation" aria-labelledby="transformation-title">
      <div className="container">
        <SectionTitle id="transformation-title" kicker={areas.kicker}>
          {areas.title}
        </SectionTitle>
        <ul className="areas">
          {areas.items.map((area) => (
            <li className="area" key={area.title}>
              <div className="area__text">
                <h3 className="h3">{area.title}</h3>
                <p>{area.text}</p>
                <ul className="area__modules">
                  {modules
                    .filter(({ slug }) => area.modules.includes(slug))
                    .map(({ slug, title }) => (
                      <li key={slug}>
                        <Link className="link" href={`/products/${slug}`}>
                          {title}
                        </Link>
                      </li>
                    ))}
                </ul>
              </div>
              <div className="area__result">
                <p className="area__change">
                  {area.change}
                  <NoteRef number={notes.numberOf(area.source)} />
                </p>
                <p className="area__measure">{area.measure}</p>
                <LevelPair levels={area.levels} />
              </div>
            </li>
          ))}
        </ul>
        <Notes list={notes.list} />
      </div>
    </section>
  );
}

/** Two bars on one scale, with their levels beside them. */
function LevelPair({
  levels: { before, after, bars },
}: {
  levels: PlatformLanding['areas']['items'][number]['levels'];
}) {
  return (
    <dl className="levels">
      {(
        [
          ['Before', before, bars.before],
          ['After', after, bars.after],
        ] as const
      ).map(([when, level, length]) => (
        <div className={`levels__row levels__row--${when.toLowerCase()}`} key={when}>
          <dt>{when}</dt>
          <dd>
            <svg viewBox="0 0 100 12" preserveAspectRatio="none" aria-hidden="true">
              <rect width={length} height={12} />
            </svg>
            {level}
          </dd>
        </div>
      ))}
    </dl>
  );
}
