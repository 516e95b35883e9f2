import '@/components/illustrations/art.css';
import { Art } from '@/components/illustrations/illustration';
import type { Industry } from '@/lib/content/industries';

/** Leads from what waits in each industry to its section. */
export function IndustryIndex({ industries }: { industries: readonly Industry[] }) {
  return (
    <ul className="mbs-[clamp(28px,4vw,48px)] grid overflow-hidden rounded-card border border-line bg-surface-1 tablet:grid-cols-3 desk:grid-cols-6">
      {industries.map(({ slug, title, motif, wait }) => (
        <li
          className="group relative grid content-start shadow-[0_0_0_1px_var(--color-line)] has-focus-visible:z-1 has-focus-visible:outline-2 has-focus-visible:-outline-offset-2 has-focus-visible:outline-focus"
          key={slug}
        >
          <div className="bg-surface-2 phone:hidden">
            <Art kind={motif} width={200} height={140} />
          </div>
          <p className="grid grid-cols-[6rem_minmax(0,1fr)] items-baseline px-4 py-2 tablet:grid-cols-1 tablet:px-5 tablet:py-4 tiny:grid-cols-1">
            <a
              className="text-md leading-5.5 font-semibold group-hover:text-accent after:absolute after:inset-0 focus-visible:shadow-none focus-visible:outline-none"
              href={`#${slug}`}
            >
              {title}
            </a>
            <span className="flex flex-wrap items-baseline gap-x-2 tablet:block">
              <strong className="block text-h4 font-semibold whitespace-nowrap tablet:mbs-2 tablet:text-h3">
                {wait.value}
              </strong>{' '}
              <span className="text-xs leading-5 font-normal text-ink-2">{wait.text}</span>
            </span>
          </p>
        </li>
      ))}
    </ul>
  );
}
