import Link from 'next/link';
import { Art } from '@/components/art/illustration';
import { Glyph } from '@/components/ui/glyph';
import type { Article } from '@/lib/content/articles';
import { WholeWords } from './whole-words';

/** An article in the list; the whole card leads to it. The first of the list is drawn larger. */
export function ArticleCard({ article, lead = false }: { article: Article; lead?: boolean }) {
  const { slug, category, motif, title, subtitle, author, publishDate, published, readTime } = article;
  const size = lead ? { width: 680, height: 382 } : { width: 384, height: 192 };
  return (
    <article className={lead ? 'article-card article-card--lead' : 'article-card'}>
      <div className="article-card__plate">
        <Art kind={motif} slug={slug} {...size} fit="cover" />
      </div>
      <div className="article-card__text">
        <p className="article-tag">{category}</p>
        <h2 className={`article-card__title ${lead ? 'h2' : 'h4'}`}>
          <Link href={`/blogs/${slug}`}>
            <WholeWords text={title} />
          </Link>
        </h2>
        <p className={`article-card__subtitle${lead ? ' lead' : ''}`}>
          <WholeWords text={subtitle} />
        </p>
        <p className="article-card__facts">
          <span>{author}</span>
          <time dateTime={publishDate}>{published.card}</time>
          <span>{readTime}</span>
        </p>
        <p className="article-card__more" aria-hidden="true">
          Read full article
          <Glyph name="arrow" size={16} />
        </p>
      </div>
    </article>
  );
}
