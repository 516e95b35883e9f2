import { articles } from '@/lib/content/articles';
import { caseStudies } from '@/lib/content/case-studies';
import { industries } from '@/lib/content/industries';
import { pages } from '@/lib/content/pages';
import { press } from '@/lib/content/press';
import { products } from '@/lib/content/products';
import { relatedTo } from '@/lib/content/related';

/** As many of each kind as there are. */
export const every = {
  product: products.all.length,
  industry: industries.all.length,
  case: caseStudies.all.length,
  article: articles.all.length,
};
/** What is near a page, of one kind, nearest first. */
export const near = (path: string, kind: keyof typeof every, most = every[kind]) =>
  relatedTo(path, { [kind]: most }).flatMap(({ links }) => links.map((link) => link.path));

/** The pages that name others to read on with. */
export const places = [
  ...products.slugs.map((slug) => `/products/${slug}`),
  ...caseStudies.slugs.map((slug) => `/case-studies/${slug}`),
  ...articles.slugs.map((slug) => `/blogs/${slug}`),
  ...press.slugs.map((slug) => `/press-release/${slug}`),
  ...industries.slugs.map((slug) => `/industries#${slug}`),
  ...pages.filter((path) => /^\/(solutions|technologies)\//.test(path)),
];
