import { Link } from '@/components/ui/link';
import { Art } from '@/components/art/illustration';
import { Glyph } from '@/components/ui/glyph';
import type { Home } from '@/lib/content/home';
import { SectionTitle } from './section-title';
import './home-cards.css';

/** The cells that take two columns where there are four, on the sheet's diagonal. */
const wide = new Set(['travel', 'healthcare']);
/** A drawing whose lines run through: its ends may be cut, so that one serves narrow and wide cells. */
const endless = new Set(['healthcare']);

/** Six industries on one sheet, divided by hairlines. A cell is a link once there is a page to lead to. */
export function IndustryAtlas({ industries }: { industries: Home['industries'] }) {
  return (
    <section className="section section--flush-top" aria-labelledby="industries">
      <div className="container">
        <div className="section-head reveal">
          <div className="section-head__title">
            <SectionTitle id="industries" kicker={industries.kicker}>
              {industries.title}
            </SectionTitle>
          </div>
          <p className="section-head__lead">{industries.lead}</p>
        </div>
        <ul className="atlas">
          {industries.items.map(({ id, title, text, href }) => (
            <li className={`atlas__cell whole${wide.has(id) ? ' atlas__cell--wide' : ''}`} key={id}>
              <div className="atlas__art">
                {!endless.has(id) && <Art kind={id} width={144} height={104} />}
                {wide.has(id) && (
                  <Art
                    kind={id}
                    width={240}
                    height={88}
                    fit="cover"
                    {...(!endless.has(id) && { className: 'art-wide' })}
                  />
                )}
              </div>
              <div className="atlas__body">
                <h3 className="atlas__title h4">
                  {href ? (
                    <>
                      <Link className="whole__link" href={href}>
                        {title}
                      </Link>
                      <Glyph name="arrow" size={20} />
                    </>
                  ) : (
                    title
                  )}
                </h3>
                <p>{text}</p>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
