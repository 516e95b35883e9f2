import { Link } from '@/components/ui/link';
import { Glyph } from '@/components/ui/glyph';
import { categoryPath } from '@/lib/content/article-files';
import type { Article } from '@/lib/content/articles';
import { ArticleCardArt } from './article-art';
import { WholeWords } from './whole-words';
import './article-card.css';

/** An article in the list; the whole card leads to it, save its category. The first of the list is drawn larger. */
export function ArticleCard({ article, lead = false }: { article: Article; lead?: boolean }) {
  const { slug, category, title, subtitle, author, publishDate, published, readTime } = article;
  const size = lead ? { width: 680, height: 382 } : { width: 384, height: 192 };
  return (
    <article className={`article-card article-card--${lead ? 'lead' : 'cell'}`}>
      <div className="article-card__plate">
        <ArticleCardArt article={article} {...size} />
      </div>
      <div className="article-card__text">
        <Link className="article-card__category badge badge--line" href={categoryPath(category)}>
          {category}
        </Link>
        <h2 className={`article-card__title ${lead ? 'h2' : 'h4'}`}>
          <Link href={`/blogs/${slug}`}>
            <WholeWords text={title} />
          </Link>
        </h2>
        <p className={`article-card__subtitle${lead ? 'lead' : ''}`}>
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
