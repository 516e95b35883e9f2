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
