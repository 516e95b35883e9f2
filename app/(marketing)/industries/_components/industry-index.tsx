import { changeMessages } from '@/content/messages/sections';
import { DrawingFile } from '@/components/illustrations/drawing-file';
import type { Industry } from '@/content/industries/schema';

/** Leads from the first outcome of each industry to its section. */
export function IndustryIndex({ industries }: { industries: readonly Industry[] }) {
  return (
    <ul className="mbs-[clamp(32px,4vw,48px)] grid overflow-hidden rounded-card border border-line bg-surface-1 @md:grid-cols-3 @2xl:grid-cols-6">
      {industries.map(({ slug, title, drawing, outcomes: [outcome] }) => (
        <li className="group relative grid content-start edge" key={slug}>
          <div className="bg-surface-2 @max-md:hidden">
            <DrawingFile name={`${drawing}-small`} size={[192, 96]} />
          </div>
          <div className="grid grid-cols-[6rem_minmax(0,1fr)] items-baseline px-4 py-2 @max-3xs:grid-cols-1 @md:grid-cols-1 @md:px-5 @md:py-4">
            <a
              className="card-link text-base leading-5.5 font-semibold group-hover:text-accent"
              href={`#${slug}`}
            >
              {title}
            </a>
            {outcome && (
              <div className="flex flex-wrap items-baseline gap-x-2.5 @md:mbs-2 @md:block">
                <p className="text-lg leading-6.5 font-semibold tracking-tight">
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
