import { ArticleList } from '@/components/templates/article-list';
import { articles, insights } from '@/lib/content/articles';
import { pageMetadata } from '@/lib/seo/page-metadata';

export const metadata = pageMetadata('/blogs');

export default function BlogsPage() {
  return (
    <ArticleList
      list={{ ...insights, path: '/blogs', articles: articles.all }}
      trail={[{ label: 'Home', href: '/' }]}
      current="Blogs"
    />
  );
}
