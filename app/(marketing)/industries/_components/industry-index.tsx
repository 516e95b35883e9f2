import { cx } from 'class-variance-authority';
import { cardLink } from '@/components/ui/card-link';
import { changeMessages } from '@/content/messages/sections';
import { Illustration } from '@/components/illustrations/illustration';
import { readDrawing } from '@/components/illustrations/read-drawing';
import type { Industry } from '@/content/industries/schema';

/** Leads from the first outcome of each industry to its section. */
export function IndustryIndex({ industries }: { industries: readonly Industry[] }) {
  return (
    <ul className="mbs-[clamp(28px,4vw,48px)] grid overflow-hidden rounded-card border border-line bg-surface-1 tablet:grid-cols-3 desk:grid-cols-6">
      {industries.map(({ slug, title, drawing, outcomes: [outcome] }) => (
        <li className="group relative grid content-start shadow-[0_0_0_1px_var(--color-line)]" key={slug}>
          <div className="bg-surface-2 phone:hidden">
            <Illustration svg={readDrawing(`${drawing}-small`)} />
          </div>
          <div className="grid grid-cols-[6rem_minmax(0,1fr)] items-baseline px-4 py-2 tablet:grid-cols-1 tablet:px-5 tablet:py-4 tiny:grid-cols-1">
            <a
              className={cx('text-md leading-5.5 font-semibold group-hover:text-accent', cardLink)}
              href={`#${slug}`}
            >
              {title}
            </a>
            {outcome && (
              <div className="flex flex-wrap items-baseline gap-x-2 tablet:mbs-2 tablet:block">
                <p className="text-lg leading-6.5 font-semibold tracking-[-0.01em]">
                  {changeMessages.fromTo(outcome.before, outcome.after)}
                </p>
                <p className="text-xs leading-5 font-normal text-ink-2">{outcome.metric}</p>
              </div>
            )}
          </div>
        </li>
      ))}
    </ul>
  );
}
