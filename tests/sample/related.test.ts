import { articles } from '@/lib/content/articles';
import { caseStudies } from '@/lib/content/case-studies';
import { industries } from '@/lib/content/industries';
import { pages } from '@/lib/content/pages';
import { press } from '@/lib/content/press';
import { products } from '@/lib/content/products';
import { relatedTo } from '@/lib/content/related';

const every = { product: 6, industry: 6, case: 8, article: 10 };
const near = (path: string, kind: keyof typeof every, most = every[kind]) =>
  relatedTo(path, { [kind]: most }).flatMap(({ links }) => links.map((link) => link.path));

const places = [
  ...products.slugs.map((slug) => `/products/${slug}`),
  ...caseStudies.slugs.map((slug) => `/case-studies/${slug}`),
  ...articles.slugs.map((slug) => `/blogs/${slug}`),
  ...press.slugs.map((slug) => `/press-release/${slug}`),
  ...industries.slugs.map((slug) => `/industries#${slug}`),
  ...pages.filter((path) => /^\/(solutions|technologies)\//.test(path)),
];

describe('what to read on with', () => {
  it.each(places)('is there after %s', (path) => {
    expect(relatedTo(path, every).flatMap(({ links }) => links)).not.toEqual([]);
  });

  it('follows the sources of figures, the words of a text and the person who speaks', () => {
    expect(near('/industries#logistics', 'case')).toEqual([
      '/case-studies/logistics-interaction-intelligence',
      '/case-studies/email-automation-logistics',
      '/case-studies/7c4e19ab',
    ]);
    expect(near('/press-release/bahrain-partnership', 'product')).toEqual([
      '/products/intelliworkflow',
      '/products/intelliconverse',
    ]);
    expect(near('/press-release/cloud-consultancy-investment', 'article')).toEqual([
      '/blogs/reading-an-agent-trace',
    ]);
    expect(near('/technologies/salesforce', 'article', 1)).toEqual(['/blogs/salesforce-cx-transformation']);
    expect(near('/solutions/ai-foundry', 'case')).toEqual([
      '/case-studies/airline-cx-transformation',
      '/case-studies/intelliworkflow-query-automation',
    ]);
  });
});
