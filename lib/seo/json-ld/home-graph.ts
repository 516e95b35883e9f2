import 'server-only';
import { home } from '@/lib/content/home';
import { faqPage } from './faq-page';
import { organization } from './organization';
import type { JsonLdGraph } from './serialize';
import { webSite } from './web-site';

/** Who speaks, on which site, and the questions the home page answers. */
export function homeGraph(): JsonLdGraph {
  return {
    '@context': 'https://schema.org',
    '@graph': [organization(), webSite(), faqPage(home.questions)],
  };
}
