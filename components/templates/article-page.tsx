import Link from 'next/link';
import { ArticleHead } from '@/components/sections/article-head';
import { ArticleNeighbors } from '@/components/sections/article-neighbors';
import { PageContents } from '@/components/sections/page-contents';
import { Glyph } from '@/components/ui/glyph';
import type { Article } from '@/lib/content/articles';
import type { Product } from '@/lib/content/products';
import '@/components/sections/parts.css';
import '@/components/sections/prose.css';
import '@/components/sections/prose-table.css';
import './article-page.css';

/** One article: its contents beside the text, its tags, and the articles before and after it. */
export function ArticlePage({
  article,
  module,
  previous,
  next,
}: {
  article: Article;
  module?: Product | undefined;
  previous?: Article | undefined;
  next?: Article | undefined;
}) {
  const { sections } = article.content;
  const headings = sections.flatMap(({ id, title }) => (title ? [{ id, title }] : []));
  return (
    <article className="article">
      <ArticleHead article={article} />
      <div className="container article__body">
        <PageContents headings={headings} />
        <div className="article__text">
          {sections.map(({ id, title, html }) => (
            <section className="article__section" id={id} key={id}>
              {title && <h2 className="h3">{title}</h2>}
              {/* our own Markdown, rendered while building; HTML in it is refused */}
              <div className="prose" dangerouslySetInnerHTML={{ __html: html }} />
            </section>
          ))}
          <footer className="article__foot">
            <h2 className="kicker">Tags</h2>
            <ul className="article__tags">
              {article.tags.map((tag) => (
                <li className="badge badge--line" key={tag}>
                  {tag}
                </li>
              ))}
            </ul>
            {module && <RelatedModule module={module} />}
          </footer>
        </div>
      </div>
      <ArticleNeighbors previous={previous} next={next} />
    </article>
  );
}

function RelatedModule({ module: { slug, title, subtitle, description, icon } }: { module: Product }) {
  return (
    <aside className={`article__module hue hue--${icon}`} aria-labelledby="related">
      <h2 className="h4" id="related">
        <Link href={`/products/${slug}`}>
          {title}
          <span className="kicker">{subtitle}</span>
        </Link>
      </h2>
      <p>{description}</p>
      <Glyph name="arrow" size={20} />
    </aside>
  );
}
