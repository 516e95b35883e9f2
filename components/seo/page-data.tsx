import { pageGraph, type DescribedPage } from '@/lib/seo/json-ld/page-graph';
import { JsonLd } from './json-ld';

/** What a page is, and what it is about, for machines. Its place in the site comes with its breadcrumb. */
export function PageData(page: DescribedPage) {
  return <JsonLd data={pageGraph(page)} />;
}
