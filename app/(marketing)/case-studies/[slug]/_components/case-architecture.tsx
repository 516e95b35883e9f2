import { cx } from 'class-variance-authority';
import { casePage } from '@/content/messages/case-studies';
import type { CaseStudy } from '@/content/case-studies/schema';
import { CaseSection } from './case-section';
import './case-architecture.css';

export function CaseArchitecture({ image }: { image: NonNullable<CaseStudy['image']> }) {
  return (
    <CaseSection id="architecture" title={casePage.architecture}>
      <figure
        className="grid gap-4 rounded-card border border-line bg-surface-2 p-5 @md:p-8"
        aria-label={image.alt}
      >
        <ol className="grid gap-7 @md:grid-cols-3 @md:gap-y-14">
          {image.boxes.map(({ actor, title, text }, index) => (
            <li
              className={cx(
                'relative grid content-start gap-1 rounded-control border-[1.5px] bg-surface-1 p-4 text-xs leading-5 font-normal text-ink-2',
                actor === 'person' ? 'border-person' : 'border-accent',
              )}
              key={title}
            >
              <strong
                className={cx('text-base font-bold text-ink', actor === 'person' && 'architecture-person')}
              >
                {title}
              </strong>{' '}
              <span>{text}</span>
              {index < image.boxes.length - 1 && (
                <span
                  className={cx(
                    'architecture-line absolute bg-accent',
                    index === 2 ? 'architecture-down' : 'architecture-beside',
                  )}
                  aria-hidden="true"
                />
              )}
              {index === 3 && (
                <span
                  className="architecture-across absolute hidden border-s-2 border-bs-2 border-accent @md:block"
                  aria-hidden="true"
                />
              )}
            </li>
          ))}
        </ol>
        <figcaption className="text-help">{image.caption}</figcaption>
      </figure>
    </CaseSection>
  );
}
