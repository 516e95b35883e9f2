import { Art } from '@/components/art/illustration';
import type { Footnotes } from '@/lib/content/footnotes';
import type { Product } from '@/lib/content/products';
import { NoteRef, Notes } from './notes';
import { SectionTitle } from './section-title';
import './product-proof.css';

/** Where a module has worked: one industry with its drawing, two without. */
export function ImpactCards({ industries, notes }: { industries: Product['industries']; notes: Footnotes }) {
  return (
    <section className="section" aria-labelledby="impact">
      <div className="container">
        <div className="impact__head">
          <SectionTitle id="impact" kicker="Industry impact">
            Where it has worked
          </SectionTitle>
        </div>
        <ul className="impact">
          {industries.map(({ name, motif, specificBenefit, caseStudy, source }, index) => (
            <li className="impact__card" key={name}>
              {index === 0 && (
                <div className="impact__plate">
                  <Art kind={motif} width={690} height={300} fit="cover" />
                </div>
              )}
              <div className="impact__body">
                <h3 className={index === 0 ? 'h3' : 'h4'}>{name}</h3>
                <p>{specificBenefit}</p>
                <p className="impact__case">
                  {caseStudy}
                  <NoteRef number={notes.numberOf(source)} />
                </p>
              </div>
            </li>
          ))}
        </ul>
        <Notes list={notes.list} />
      </div>
    </section>
  );
}
