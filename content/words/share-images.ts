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
