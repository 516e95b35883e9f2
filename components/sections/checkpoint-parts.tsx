import type { Product } from '@/lib/content/products';
import { SectionTitle } from './section-title';
import './product-page.css';

/** A module's checkpoint in its four parts. The lane waits at a diamond and ends at what was agreed beforehand. */
export function CheckpointParts({ checkpoint }: { checkpoint: Product['checkpoint'] }) {
  const parts = [
    ['Who decides', checkpoint.who],
    ['What they see', checkpoint.sees],
    ['How long they have', checkpoint.time],
    ['If nobody answers', checkpoint.otherwise],
  ] as const;
  return (
    <section className="section checkpoint" aria-labelledby="checkpoint">
      <div className="container checkpoint__grid">
        <div className="checkpoint__head">
          <SectionTitle id="checkpoint" kicker="The checkpoint">
            {checkpoint.title}
          </SectionTitle>
          <p className="section-head__lead">
            A step where the agent stops. It has four parts, always all four.
          </p>
        </div>
        <dl className="checkpoint__parts">
          {parts.map(([part, value]) => (
            <div className="checkpoint__part" key={part}>
              <dt>{part}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}
