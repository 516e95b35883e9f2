import { Link } from '@/components/ui/link';
import { wayWords } from '@/content/words/sections';
import type { Industry } from '@/lib/content/industries';
import { relatedTo } from '@/lib/content/related';
import * as routes from '@/lib/routes';

/** The modules an industry works with, then its cases, as one row of cells. */
export function IndustryWays({ industry: { slug, title } }: { industry: Industry }) {
  const path = routes.industry(slug);
  const ways = (['product', 'case'] as const).flatMap((kind) =>
    relatedTo(path, { [kind]: 3 }).flatMap(({ links }) => links.map((link) => ({ ...link, kind }))),
  );
  if (ways.length === 0) return null;
  return (
    <nav className="col-span-full" aria-label={wayWords.of(title)}>
      <ul className="grid gap-px overflow-hidden rounded-card border border-line bg-line tablet:flex tablet:flex-wrap tablet:has-[>:only-child]:max-inline-1/2">
        {ways.map(({ path: to, title: name, note, kind }) => (
          <li
            className={`tablet:flex-[1_1_28%] wide:flex-[1_1_0] ${kind === 'case' ? 'bg-surface-2' : 'bg-surface-1'}`}
            key={to}
          >
            <Link
              className="group grid content-start gap-0.5 px-4.5 py-4 block-full hover:bg-accent-soft focus-visible:-outline-offset-3"
              href={to}
            >
              <span className="kicker pbe-1.5">{wayWords[kind]}</span>
              <strong className="text-ui leading-5.5 font-semibold text-balance group-hover:text-accent">
                {name}
              </strong>
              <span className="help">{note}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
