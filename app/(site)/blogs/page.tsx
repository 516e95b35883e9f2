import { ArticleList } from '@/components/templates/article-list';
import { articlePath } from '@/lib/content/article-files';
import { articles, insights } from '@/lib/content/articles';
import { PageData } from '@/components/seo/page-data';
import { pageList } from '@/lib/seo/json-ld/item-list';
import { pageMetadata } from '@/lib/seo/page-metadata';

export const metadata = pageMetadata('/blogs');

export default function BlogsPage() {
  return (
    <>
      <PageData
        path="/blogs"
        type="CollectionPage"
        description={insights.intro}
        main={pageList('/blogs', articles.slugs.map(articlePath))}
      />
      <ArticleList list={{ ...insights, path: '/blogs', articles: articles.all }} />
    </>
  );
}
