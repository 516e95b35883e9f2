import Link from 'next/link';
import { ArticleHead } from '@/components/sections/article-head';
import { Glyph } from '@/components/ui/glyph';
import type { Article } from '@/lib/content/articles';
import type { Product } from '@/lib/content/products';
import '@/components/sections/parts.css';
import './articles.css';

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
  return (
    <article className="article">
      <ArticleHead article={article} />
      <div className="container article__body">
        <nav className="article__contents" aria-labelledby="contents">
          <h2 className="kicker" id="contents">
            Contents
          </h2>
          <ol>
            {sections.flatMap(({ id, title }) =>
              title ? (
                <li key={id}>
                  <a href={`#${id}`}>{title}</a>
                </li>
              ) : (
                []
              ),
            )}
          </ol>
        </nav>
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
                <li className="article-tag" key={tag}>
                  {tag}
                </li>
              ))}
            </ul>
            {module && <RelatedModule module={module} />}
          </footer>
        </div>
      </div>
      <nav className="container article__others" aria-label="More articles">
        {previous && <Neighbor article={previous} label="Previous" />}
        {next && <Neighbor article={next} label="Next" />}
      </nav>
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

function Neighbor({ article, label }: { article: Article; label: string }) {
  return (
    <Link className={`neighbor neighbor--${label.toLowerCase()}`} href={`/blogs/${article.slug}`}>
      <span className="kicker">{label}</span>
      <span className="neighbor__title h4">{article.title}</span>
      <span className="help">
        {article.category}, {article.readTime}
      </span>
    </Link>
  );
}
