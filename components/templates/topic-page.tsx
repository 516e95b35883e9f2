import type { Topic } from '@/lib/content/topics';
import { ArticleList } from './article-list';

/** The articles of one category or tag. */
export function TopicPage({ topic }: { topic: Topic }) {
  return (
    <ArticleList
      list={{ ...topic, eyebrow: topic.kind }}
      trail={[
        { label: 'Home', href: '/' },
        { label: 'Blogs', href: '/blogs' },
      ]}
    />
  );
}
