/** What pages that are no record of a family are called: in breadcrumbs, in search results, and for machines. */
export const pageNames = {
  home: 'Home',
  platform: 'IntelliMate',
  trust: 'Trust',
  products: 'Products',
  pricing: 'Pricing',
  industries: 'Industries',
  caseStudies: 'Case Studies',
  articles: 'Blogs',
  about: 'Company',
  figures: 'Figures',
  team: 'Our Team',
  careers: 'Careers',
  demo: 'Request a Demo',
  releases: 'Press Release',
} as const;

/** The parts of the site, in the order in which machines are told of them. The search groups its results by them. */
export const groupNames = {
  platform: 'Platform and products',
  solutions: 'Solutions',
  technologies: 'Technologies',
  industries: 'Industries',
  caseStudies: 'Case studies',
  articles: 'Articles',
  company: 'Company',
  releases: 'Press releases',
  policies: 'Policies',
} as const;
