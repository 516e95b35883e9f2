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
