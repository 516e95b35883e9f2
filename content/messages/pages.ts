export const centerGrowth = (months: number) => `People in ${months} months`;

export const industryMessages = {
  module: (title: string) => `See ${title} at work`,
} as const;

export const technologyMessages = {
  eyebrow: (name: string) => `${name} partner`,
  /** Label of an agent's limit, and of the person who decides beyond it. */
  limit: 'Its limit',
  beyond: 'Beyond it',
  minutes: (many: number) => `${many} min`,
  steps: 'The steps of one lead. Both totals are medians.',
} as const;

export const demoPageMessages = {
  /** For visitors without a session. */
  step: 'Step 1 of 2',
  /** Within the dial. */
  minutes: 'minutes',
  span: (from: number, to: number) => `${from}–${to} min`,
} as const;

export const boardingPassMessages = {
  /** The journey leads from here to the airport. */
  you: 'You',
  event: 'Event',
  sponsor: 'Sponsor level',
  dates: 'Dates',
  place: 'Place',
  booth: 'Booth',
} as const;

export const legalMessages = {
  updated: 'Last updated',
  brief: 'In short',
  seeAlso: 'See also',
} as const;

/** Names in breadcrumbs, search results and structured data. */
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

/** Parts of the site in the order of machine-readable lists; the search groups by them. */
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

/** Overrides the part of the site above the headline of a share image. */
export const shareEyebrows = {
  caseStudy: (industry: string) => `Case study, ${industry}`,
  release: (category: string) => `Press release, ${category}`,
} as const;

/** Alternative texts of share images. */
export const shareAltMessages = {
  whole: (headline: string, company: string, drawing: string) =>
    `${headline}, by ${company}. Line drawing: ${drawing}.`,
  two: (one: string, other: string) => `${one} and ${other}`,
  wall: (drawings: number) => `a wall of ${drawings} drawings`,
} as const;

/** Keys are the drawings of the library; the compiler compares them. */
export const shareDrawings = {
  intellimate: 'a hub with modules around it',
  intelliconverse: 'a voice that becomes three lines of text',
  intellireach: 'one origin that fans out, a few of its ends lit',
  intelliworkflow: 'a process across three lanes',
  intelliresilience: 'a network with a cut line and the way around it',
  intellipulse: 'ridges of survey answers, one of them raised',
  intellivision: 'a camera that frames boxes on a floor',
  travel: 'flights as arcs over the horizon',
  transport: 'a metro map',
  hospitality: 'the floor plan of a hotel with one lit room',
  logistics: 'depots around a hub, and stacked containers',
  telecom: 'radio cells with rings of signal',
  healthcare: 'a care pathway under a heart trace',
  airlines: 'an aircraft’s tail and its flights of the day',
  gcc: 'four stages in steps',
  foundry: 'noise that is sorted into a grid',
  salesforce: 'two customer records in one loop',
  servicenow: 'tickets that gather and leave resolved',
  'hotel-front': 'a hotel’s front with lit windows',
  'day-dial': 'a day on a dial, its load in spokes',
  channels: 'channels running together into one record',
  islands: 'islands joined by lines',
  'two-clocks': 'two clocks, with the wait between them',
  'six-credits': 'six credits that climb past a limit together',
  'four-alerts': 'a lane with four alerts, the last of them a person',
  dents: 'measuring lines bending around dents',
  town: 'a town from above and a run to its doors',
  layers: 'a run through four layers',
  bridge: 'a bridge of arcs before a dotted sun',
  approach: 'approach paths to a runway',
  sorter: 'parcels on a sorting line',
  'case-study': 'bars before and after, to the scale of the results',
  world: 'dotted meridians with one lit place',
  event: 'an operating day, one flight of it moved to another desk',
  banking: 'two ledgers tied line by line',
} as const;
