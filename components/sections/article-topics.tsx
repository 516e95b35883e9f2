import { Link } from '@/components/ui/link';
import type { Topic } from '@/lib/content/topics';
import './article-topics.css';
import './parts.css';

/** The categories as a filter of the list: each is a page of its own. */
export function CategoryFilter({ categories, current }: { categories: readonly Topic[]; current: string }) {
  const links = [{ path: '/blogs', name: 'All' }, ...categories];
  return (
    <nav aria-label="Categories">
      <ul className="topic-filter">
        {links.map(({ path, name }) => (
          <li key={path}>
            <Link href={path} aria-current={path === current ? 'page' : undefined}>
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Tags, each leading to its page. */
export function TagList({ tags, current }: { tags: readonly Topic[]; current?: string }) {
  return (
    <nav className="topic-tags" aria-labelledby="tags">
      <h2 className="kicker" id="tags">
        Tags
      </h2>
      <ul>
        {tags.map(({ path, name }) => (
          <li key={path}>
            <Link
              className={`badge ${path === current ? 'badge--agent' : 'badge--line'}`}
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
