import { ArticleCta } from '@/components/sections/cta/article-cta';
import { Prose } from '@/components/sections/prose';
import { PageContents } from '@/components/ui/page-contents';
import type { Article } from '@/lib/content/articles';
import { createSlug } from '@/lib/slug';
import { tags } from '@/lib/content/topics';
import { TagList } from '../../_components/article-topics';

export function ArticleText({ article: { content, tags: names } }: { article: Article }) {
  const headings = content.sections.flatMap(({ id, title }) => (title ? [{ id, title }] : []));
  return (
    <div className="site-container grid grid-cols-1 gap-x-6 gap-y-10 pbs-[clamp(40px,6vw,88px)] print:block print:pbs-6 wide:grid-cols-[minmax(0,3fr)_minmax(0,9fr)]">
      <PageContents headings={headings} className="wide:sticky wide:inset-bs-24 wide:self-start wide:pe-6" />
      <div>
        {content.sections.map(({ id, title, html }) => (
          <section
            className="grid grid-cols-1 gap-5 not-first:mbs-[clamp(40px,5vw,56px)] not-first:border-bs not-first:border-line not-first:pbs-[clamp(40px,5vw,56px)] print:block print:not-first:mbs-[18pt] print:not-first:pbs-[18pt]"
            id={id}
            key={id}
          >
            {title && <h2 className="text-h3 print:mbe-[8pt]">{title}</h2>}
            <Prose html={html} />
          </section>
        ))}
        <footer className="mbs-14">
          <TagList tags={names.flatMap((name) => tags.get(createSlug(name)) ?? [])} />
        </footer>
        <ArticleCta />
      </div>
    </div>
  );
}
