import { site } from '../../content/site.ts';

/** One public page of each template, by the name of the template. */
export const templates: Record<string, string> = {
  home: '/',
  products: '/products',
  product: '/products/intelliconverse',
  platform: '/intellimate',
  demo: '/demo',
  industries: '/industries',
  cases: '/case-studies',
  case: '/case-studies/airline-cx-transformation',
  'case-with-image': '/case-studies/7c4e19ab',
  articles: '/blogs',
  topic: '/blogs/category/hospitality',
  article: '/blogs/sustainable-intelligence-hospitality',
  about: '/about',
  team: '/team',
  careers: '/careers',
  press: '/press-release',
  'press-article': '/press-release/bahrain-partnership',
  gcc: '/solutions/gcc',
  foundry: '/solutions/ai-foundry',
  salesforce: '/technologies/salesforce',
  servicenow: '/technologies/servicenow',
  event: `/${site.eventSlug}`,
  privacy: '/privacy',
  cookies: '/cookie-policy',
};
