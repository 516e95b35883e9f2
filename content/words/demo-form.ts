/** The four fields: what they are called, what helps, and an example of what is typed. */
export const demoFieldWords = {
  name: {
    label: 'Full Name',
    /** Once something else was typed and taken away. */
    cleaned: 'Only letters and spaces are kept.',
    placeholder: 'Your name',
  },
  email: { label: 'Business Email', placeholder: 'you@company.example' },
  phone: {
    label: 'Phone Number',
    helper: 'With country code. For the call that follows, or if our email comes back.',
    /** Behind the error of a number that begins with 0. */
    hint: 'Begin with + and the country code, such as +44.',
    placeholder: '+14155550100',
  },
  purpose: {
    label: 'Purpose',
    helper: 'One process is enough.',
    placeholder: 'Which product interests you, and for which process? Where does the work wait today?',
  },
} as const;

/** What the form says of itself. */
export const demoFormWords = {
  /** Above the button. */
  incomplete: 'Complete all four fields.',
  complete: 'All four fields are complete.',
  /** Above the fields, where a draft was kept, and the button that empties them. */
  kept: 'We kept what you typed. It is not sent yet.',
  clear: 'Clear',
  offline: 'You appear to be offline. Nothing was sent and your answers are kept.',
} as const;
