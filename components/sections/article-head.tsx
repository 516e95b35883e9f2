import Link from 'next/link';
import { Art } from '@/components/art/illustration';
import { Glyph } from '@/components/ui/glyph';
import type { Article } from '@/lib/content/articles';
import { Eyebrow } from './eyebrow';
import { WholeWords } from './whole-words';

/** An article's head: the way back, what it is, who wrote it and when, and the drawing of its category. */
export function ArticleHead({ article }: { article: Article }) {
  const { slug, category, motif, title, subtitle, author, publishDate, published, readTime } = article;
  return (
    <>
      <header className="container article-head">
        <Link className="article-head__back" href="/blogs">
          <Glyph name="arrow" size={16} />
          Back to Insights
        </Link>
        <div className="article-head__grid">
          <div className="article-head__text">
            <Eyebrow>{category}</Eyebrow>
            <h1 className="h1">
              <WholeWords text={title} />
            </h1>
            <p className="lead">
              <WholeWords text={subtitle} />
            </p>
          </div>
          <dl className="article-head__facts">
            <div>
              <dt className="kicker">Author</dt>
              <dd>{author}</dd>
            </div>
            <div>
              <dt className="kicker">Published</dt>
              <dd>
                <time dateTime={publishDate}>{published.long}</time>
              </dd>
            </div>
            <div>
              <dt className="kicker">Read time</dt>
              <dd>{readTime}</dd>
            </div>
          </dl>
        </div>
      </header>
      <div className="article-art">
        <Art kind={motif} slug={slug} width={1440} height={400} fit="cover" />
      </div>
    </>
  );
}
