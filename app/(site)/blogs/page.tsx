import { ArticleList } from '@/components/templates/article-list';
import { articles, insights } from '@/lib/content/articles';
import { PageData } from '@/components/seo/page-data';
import { recordList } from '@/lib/seo/json-ld/item-list';
import { pageMetadata } from '@/lib/seo/page-metadata';

export const metadata = pageMetadata('/blogs');

export default function BlogsPage() {
  return (
    <>
      <PageData
        path="/blogs"
        type="CollectionPage"
        description={insights.intro}
        main={recordList('/blogs')}
      />
      <ArticleList page={insights} articles={articles.all} />
    </>
  );
}
