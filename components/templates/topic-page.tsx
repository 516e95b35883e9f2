import { articlePath } from '@/lib/content/article-files';
import type { Topic } from '@/lib/content/topics';
import { PageData } from '@/components/seo/page-data';
import { pageList } from '@/lib/seo/json-ld/item-list';
import { ArticleList } from './article-list';

/** The articles of one category or tag. */
export function TopicPage({ topic }: { topic: Topic }) {
  return (
    <>
      <PageData
        path={topic.path}
        type="CollectionPage"
        description={topic.intro}
        main={pageList(
          topic.path,
          topic.articles.map(({ slug }) => articlePath(slug)),
        )}
      />
      <ArticleList list={{ ...topic, eyebrow: topic.kind }} />
    </>
  );
}
