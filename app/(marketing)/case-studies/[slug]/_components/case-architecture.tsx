import { cx } from 'class-variance-authority';
import { casePage } from '@/content/messages/case-studies';
import type { CaseStudy } from '@/content/case-studies/schema';
import { tw } from '@/components/ui/tw';
import { CaseSection } from './case-section';

/** Lines lead from box to box: down, or beside where three fit a row. */
const line = {
  below: tw`absolute inset-[calc(100%+1.5px)_auto_auto_28px] bg-accent block-7 inline-0.5`,
  beside: tw`@md:inset-[26px_auto_auto_calc(100%+1.5px)] @md:block-0.5 @md:inline-7`,
  down: tw`@md:inset-[calc(100%+1.5px)_calc(50%-1px)_auto_auto]`,
  across: tw`absolute inset-[-29.5px_auto_auto_calc(50%-1px)] hidden border-s-2 border-bs-2 border-accent block-7 inline-[calc(200%+64px)] @md:block`,
};

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
                className={cx(
                  'text-md font-bold text-ink',
                  actor === 'person' &&
                    'before:me-2.5 before:inline-block before:size-2.5 before:rotate-45 before:rounded-[2px] before:bg-person',
                )}
              >
                {title}
              </strong>{' '}
              <span>{text}</span>
              {index < image.boxes.length - 1 && (
                <span className={cx(line.below, index === 2 ? line.down : line.beside)} aria-hidden="true" />
              )}
              {index === 3 && <span className={line.across} aria-hidden="true" />}
            </li>
          ))}
        </ol>
        <figcaption className="text-help">{image.caption}</figcaption>
      </figure>
    </CaseSection>
  );
}
