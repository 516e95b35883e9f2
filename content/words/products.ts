/** What the page of every module says around its record. */
export const modulePage = {
  about: 'About',
  steps: 'How it works',
  features: 'Key Features',
  benefits: 'Benefits',
  results: { kicker: 'Proven Results', title: 'Key Metrics' },
  impact: { kicker: 'Industry impact', title: 'Where it has worked' },
  checkpoint: {
    kicker: 'The checkpoint',
    lead: 'A step where the agent stops. It has four parts, always all four.',
  },
  /** The way to the platform under the module. */
  platform: {
    title: (module: string) => `${module} runs on IntelliMate`,
    text: 'It shares roles, limits and connectors with the other modules, and writes to the same trace.',
    link: 'Learn About Intellimate Platform',
  },
} as const;
