import type { Platform } from '@/lib/content/platform';
import { SectionHead } from './section-head';
import './platform.css';

/** The four parts of a checkpoint, and beside each what it was in the run above. */
export function CheckpointAnatomy({ checkpoint }: { checkpoint: Platform['checkpoint'] }) {
  return (
    <section className="section section--flush-top" aria-labelledby="checkpoint">
      <div className="container">
        <SectionHead id="checkpoint" kicker={checkpoint.kicker} lead={checkpoint.lead}>
          {checkpoint.title}
        </SectionHead>
        <ol className="anatomy">
          {checkpoint.parts.map(({ title, text, example }, index) => (
            <li className="anatomy__part" key={title}>
              <span className="anatomy__number">{index + 1}</span>
              <div className="anatomy__text">
                <h3 className="h4">{title}</h3>
                <p>{text}</p>
              </div>
              <p className="anatomy__example">
                <span className="anatomy__label">{checkpoint.label}</span>
                {example}
              </p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
