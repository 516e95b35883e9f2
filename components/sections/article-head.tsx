import { Link } from '@/components/ui/link';
import { categoryPath } from '@/lib/content/article-files';
import type { Article } from '@/lib/content/articles';
import { ArticleHeadArt } from './article-art';
import { BackLink } from './back-link';
import { Breadcrumb } from './breadcrumb';
import { Eyebrow } from './eyebrow';
import { WholeWords } from './whole-words';
import './article-head.css';
import './parts.css';

/** An article's head: the way back, what it is, who wrote it and when, and the drawing of its category. */
export function ArticleHead({ article }: { article: Article }) {
  const { slug, category, title, subtitle, author, publishDate, published, readTime } = article;
  return (
    <>
      <header className="container article-head">
        <Breadcrumb path={`/blogs/${slug}`}>
          <BackLink href="/blogs" label="Back to Insights" />
        </Breadcrumb>
        <div className="article-head__grid">
          <div className="article-head__text">
            <Eyebrow>
              <Link className="article-head__category" href={categoryPath(category)}>
                {category}
              </Link>
            </Eyebrow>
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
        <ArticleHeadArt article={article} />
      </div>
    </>
  );
}
