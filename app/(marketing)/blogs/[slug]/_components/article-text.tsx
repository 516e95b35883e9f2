import { Prose } from './prose';
import { PageContents } from '@/components/ui/page-contents';
import type { Article } from '@/lib/content/articles';
import { createSlug } from '@/lib/slug';
import { tags } from '@/lib/content/topics';
import { TagList } from '../../_components/article-topics';

export function ArticleText({ article: { content, tags: names } }: { article: Article }) {
  const headings = content.sections.flatMap(({ id, title }) => (title ? [{ id, title }] : []));
  return (
    <div className="site-container grid grid-cols-1 gap-x-6 gap-y-10 pbs-[clamp(40px,6vw,88px)] @xl:grid-cols-[minmax(0,3fr)_minmax(0,9fr)] print:block print:pbs-6">
      <PageContents headings={headings} className="@xl:sticky @xl:inset-bs-24 @xl:self-start @xl:pe-6" />
      <div>
        <div className="row-lines">
          {content.sections.map(({ id, title, html }) => (
            <section className="article-part" id={id} key={id}>
              {title && <h2 className="text-h3">{title}</h2>}
              <Prose html={html} />
            </section>
          ))}
        </div>
        <footer className="mbs-14">
          <TagList tags={names.flatMap((name) => tags.get(createSlug(name)) ?? [])} />
        </footer>
      </div>
    </div>
  );
}
