import { cx } from 'class-variance-authority';
import { Badge } from '@/components/ui/badge';
import { Link } from '@/components/ui/link';
import { articleListMessages } from '@/content/messages/articles';
import type { Topic } from '@/lib/content/topics';
import * as routes from '@/lib/routes';

export function CategoryFilter({ categories, current }: { categories: readonly Topic[]; current: string }) {
  if (categories.length < 2) return null;
  const links = [{ path: routes.articles, name: articleListMessages.all }, ...categories];
  return (
    <nav
      className="@max-xl:-me-(--gutter) @max-xl:[mask-image:linear-gradient(to_left,transparent,black_72px)]"
      aria-label={articleListMessages.categories}
    >
      <ul className="flex [scrollbar-width:none] gap-x-6 overflow-x-auto [box-shadow:inset_0_-1px_var(--color-line)] *:whitespace-nowrap @max-xl:pe-18">
        {links.map(({ path, name }) => (
          <li key={path}>
            <Link
              className={cx(
                'block border-be-2 py-2.5 text-sm leading-5.5 font-medium hover:border-line-strong hover:text-ink',
                path === current ? 'border-accent text-ink' : 'border-transparent text-ink-3',
              )}
              href={path}
              aria-current={path === current ? 'page' : undefined}
            >
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

export function TagList({ tags, current }: { tags: readonly Topic[]; current?: string }) {
  if (tags.length === 0) return null;
  return (
    <nav className="grid gap-3 border-bs border-line pbs-6" aria-labelledby="tags">
      <h2 className="kicker" id="tags">
        {articleListMessages.tags}
      </h2>
      <ul className="-mbe-2 text-balance">
        {tags.map(({ path, name }) => (
          <li className="me-2 mbe-2 inline-block" key={path}>
            <Badge
              as={Link}
              variant={path === current ? 'agent' : 'outlined'}
              href={path}
              aria-current={path === current ? 'page' : undefined}
            >
              {name}
            </Badge>
          </li>
        ))}
      </ul>
    </nav>
  );
}
