import { cx } from 'class-variance-authority';
import { casePage } from '@/content/messages/case-studies';
import type { CaseStudy } from '@/content/case-studies/schema';
import { tw } from '@/components/ui/tw';
import { CaseSection } from './case-section';

const down = tw`after:absolute after:inset-[calc(100%+1.5px)_auto_auto_28px] after:bg-accent after:block-7 after:inline-0.5 last:after:hidden`;
const across = tw`tablet:after:inset-[26px_auto_auto_calc(100%+1.5px)] tablet:after:block-0.5 tablet:after:inline-7 tablet:nth-3:after:inset-[calc(100%+1.5px)_calc(50%-1px)_auto_auto] tablet:nth-3:after:block-7 tablet:nth-3:after:inline-0.5 tablet:nth-4:before:absolute tablet:nth-4:before:inset-[-29.5px_auto_auto_calc(50%-1px)] tablet:nth-4:before:border-s-2 tablet:nth-4:before:border-bs-2 tablet:nth-4:before:border-accent tablet:nth-4:before:block-7 tablet:nth-4:before:inline-[calc(200%+64px)]`;

export function CaseArchitecture({ image }: { image: NonNullable<CaseStudy['image']> }) {
  return (
    <CaseSection id="architecture" title={casePage.architecture}>
      <figure
        className="grid gap-4 rounded-card border border-line bg-surface-2 p-5 tablet:p-7"
        aria-label={image.alt}
      >
        <ol className="grid gap-7 tablet:grid-cols-3 tablet:gap-y-14">
          {image.boxes.map(({ actor, title, text }) => (
            <li
              className={cx(
                down,
                across,
                'relative grid content-start gap-1 rounded-control border-[1.5px] bg-surface-1 p-4 text-xs leading-5 font-normal text-ink-2',
                actor === 'person' ? 'border-person' : 'border-accent',
              )}
              key={title}
            >
              <strong
                className={cx(
                  'text-md font-bold text-ink',
                  actor === 'person' &&
                    'before:me-2.5 before:inline-block before:size-2.5 before:rotate-45 before:rounded-[1px] before:bg-person',
                )}
              >
                {title}
              </strong>{' '}
              <span>{text}</span>
            </li>
          ))}
        </ol>
        <figcaption className="text-help">{image.caption}</figcaption>
      </figure>
    </CaseSection>
  );
}
