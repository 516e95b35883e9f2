/** Under the drawing of a center's people. */
export const centerGrowth = (people: number, months: number) => `0 to ${people} people in ${months} months`;

/** The pages of the technologies. */
export const technologyWords = {
  eyebrow: 'Technology partner',
  /** Read out before a line of the example: who wrote it. */
  actors: { agent: 'Agent:', person: 'Person:' },
  /** Where an agent's lane stops, and who decides then. */
  limit: 'Its limit',
  beyond: 'Beyond it',
} as const;

/** The visitor's pass on the event's page. */
export const passWords = {
  /** Where the journey begins; the other end is the airport. */
  you: 'You',
  event: 'Event',
  sponsor: 'Sponsor level',
  dates: 'Dates',
  place: 'Place',
  booth: 'Booth',
} as const;

/** What both legal pages say around their text. */
export const legalWords = {
  /** Before a date. */
  updated: 'Last updated',
  brief: 'In short',
  /** Before the link to the other page. */
  seeAlso: 'See also',
} as const;

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

/** Above the headline of a share image, where the name of its part of the site would say too little. */
export const shareEyebrows = {
  caseStudy: (industry: string) => `Case study, ${industry}`,
  release: (category: string) => `Press release, ${category}`,
} as const;

/** What a share image shows, for those who do not see it. */
export const shareAltWords = {
  whole: (headline: string, company: string, drawing: string) =>
    `${headline}, by ${company}. Line drawing: ${drawing}, with the orange diamond of a human checkpoint.`,
  two: (one: string, other: string) => `${one} and ${other}`,
  wall: (drawings: number) => `a wall of ${drawings} drawings`,
} as const;

/**
 * What its drawings show. The names before them are those of the drawing library; the compiler compares them where the
 * picture is made.
 */
export const shareMotifs = {
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
  'article-hospitality': 'a hotel’s front with lit windows',
  'article-energy': 'a day on a dial, its load in spokes',
  'article-case': 'channels running together into one record',
  'article-islands': 'islands joined by lines',
  'article-skin': 'measuring lines bending around dents',
  'article-doorstep': 'a town from above and a run to its doors',
  'article-technology': 'a run through four layers',
  'article-travel': 'a bridge of arcs before a dotted sun',
  'article-aviation': 'approach paths to a runway',
  'article-logistics': 'parcels on a sorting line',
  'case-study': 'bars before and after, to the scale of the results',
  locations: 'dotted meridians with one lit place',
  event: 'runway lights that lead to a stand',
  banking: 'two ledgers tied line by line',
} as const;
