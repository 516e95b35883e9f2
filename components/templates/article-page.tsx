import { ArticleHead } from '@/components/sections/article-head';
import { ArticleNeighbors } from '@/components/sections/article-neighbors';
import { TagList } from '@/components/sections/article-topics';
import { PageContents } from '@/components/sections/page-contents';
import { ReadOn } from '@/components/sections/read-on';
import { articlePath } from '@/lib/content/article-files';
import type { Article } from '@/lib/content/articles';
import type { Product } from '@/lib/content/products';
import { relatedTo } from '@/lib/content/related';
import { slugOf } from '@/lib/content/slug';
import { tags } from '@/lib/content/topics';
import '@/components/sections/parts.css';
import '@/components/sections/prose.css';
import '@/components/sections/prose-table.css';
import './article-page.css';

/** One article: contents beside the text, its tags, what to read on with, and the articles before and after it. */
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
  const shown = [
    module && `/products/${module.slug}`,
    ...[previous, next].map((near) => near && articlePath(near.slug)),
  ];
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
            <TagList tags={article.tags.flatMap((tag) => tags.get(slugOf(tag)) ?? [])} />
          </footer>
        </div>
      </div>
      <ReadOn
        module={module}
        groups={relatedTo(articlePath(article.slug), { product: 2, case: 2, industry: 2, article: 2 }, shown)}
      />
      <ArticleNeighbors previous={previous} next={next} />
    </article>
  );
}
