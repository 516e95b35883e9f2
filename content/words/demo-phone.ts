// In a file of its own: it is loaded with the code that knows the world's phone numbers, once somebody types.

/** What is said beside a phone number, and the choice of the country it is dialed in. */
export const phoneWords = {
  country: 'Country',
  /** How a number is read that was typed in another form: "We dial +44 20 7946 0958, extension 12 (United Kingdom)." */
  dials: (number: string, country?: string) => `We dial ${number}${country ? ` (${country})` : ''}.`,
  extension: (number: string, extension: string) => `${number}, extension ${extension}`,
  noCode: 'Begin with + and the country code, such as +44.',
  otherForm: (country: string) =>
    `Not a number of this country: ${country}. Begin with + and the country code, such as +44.`,
  unknownCode: 'No country has the code after the +.',
  tooShort: (country: string) => `Too short for this country: ${country}.`,
  tooLong: (country: string) => `Too long for this country: ${country}.`,
  longExtension: 'An extension has at most 7 digits.',
} as const;
