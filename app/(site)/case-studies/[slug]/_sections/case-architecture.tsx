import { casePage } from '@/content/words/case-studies';
import type { CaseStudy } from '@/lib/content/case-studies';
import './case-architecture.css';
import { CasePart } from './case-part';

/** How the parts of a program hang together: boxes in reading order, each handing over to the next. */
export function CaseArchitecture({ image }: { image: NonNullable<CaseStudy['image']> }) {
  return (
    <CasePart id="architecture" title={casePage.architecture}>
      <figure
        className="grid gap-4 rounded-card border border-line bg-surface-2 p-5 tablet:p-7"
        aria-label={image.alt}
      >
        <ol className="grid gap-7 tablet:grid-cols-3 tablet:gap-y-14">
          {image.boxes.map(({ actor, title, text }) => (
            <li
              className={`architecture-box relative grid content-start gap-1 rounded-control border-[1.5px] bg-surface-1 p-4 text-xs leading-5 font-book text-ink-2 ${actor === 'person' ? 'border-human' : 'border-accent'}`}
              key={title}
            >
              <strong
                className={`text-ui font-semibold text-ink ${actor === 'person' ? 'before:me-2.5 before:inline-block before:size-2.5 before:rotate-45 before:rounded-[1px] before:bg-human' : ''}`}
              >
                {title}
              </strong>
              <span>{text}</span>
            </li>
          ))}
        </ol>
        <figcaption className="help">{image.caption}</figcaption>
      </figure>
    </CasePart>
  );
}
