import type { CaseStudy } from '@/lib/content/case-studies';
import './case-architecture.css';
import './case-story.css';

/** How the parts of a program hang together: boxes in reading order, each handing over to the next. */
export function CaseArchitecture({ image }: { image: NonNullable<CaseStudy['image']> }) {
  return (
    <section className="case-part" id="architecture" aria-labelledby="architecture-title">
      <h2 className="h3" id="architecture-title">
        Solution Architecture
      </h2>
      <figure className="blueprint" aria-label={image.alt}>
        <ol className="blueprint__boxes">
          {image.boxes.map(({ actor, title, text }) => (
            <li
              className={actor === 'person' ? 'blueprint__box blueprint__box--person' : 'blueprint__box'}
              key={title}
            >
              <strong>{title}</strong>
              <span>{text}</span>
            </li>
          ))}
        </ol>
        <figcaption className="help">{image.caption}</figcaption>
      </figure>
    </section>
  );
}
