/** What pages that are no record of a family are called: in breadcrumbs, in search results, and for machines. */
export const pageNames = {
  home: 'Home',
  platform: 'IntelliMate',
  products: 'Products',
  industries: 'Industries',
  caseStudies: 'Case Studies',
  articles: 'Blogs',
  about: 'Company',
  team: 'Our Team',
  careers: 'Careers',
  demo: 'Request a Demo',
  releases: 'Press Release',
} as const;
