/** The four fields: what they are called, what helps, and an example of what is typed. */
export const demoFieldWords = {
  name: { label: 'Full Name', placeholder: 'Your name' },
  email: { label: 'Business Email', placeholder: 'you@company.example' },
  phone: { label: 'Phone Number', helper: '10 to 16 digits, + optional.', placeholder: '+14155550100' },
  purpose: {
    label: 'Purpose',
    helper: 'One process is enough.',
    placeholder: 'Which product interests you, and for which process? Where does the work wait today?',
  },
} as const;

/** What is wrong with a field, shown beneath it. */
export const demoFieldErrors = {
  nameShort: 'Name must be at least 2 characters.',
  nameLetters: 'Name can only contain letters and spaces.',
  nameLong: (most: number) => `Name can have at most ${most} characters.`,
  emailMissing: 'Email is required.',
  emailWrong: 'Please enter a valid business email address.',
  emailForm: 'Please enter a valid email format.',
  emailLong: (most: number) => `Email can have at most ${most} characters.`,
  phoneShort: 'Phone number must be at least 10 digits.',
  phoneWrong: 'Please enter a valid phone number (digits only, optional + at start).',
  purposeShort: 'Please provide more details about your purpose (at least 10 characters).',
  purposeLong: (most: number) => `Purpose can have at most ${most} characters.`,
} as const;

/** What the form says of itself. */
export const demoFormWords = {
  /** Above the button. */
  incomplete: 'Complete all four fields.',
  complete: 'All four fields are complete.',
  /** Above the fields, where a draft was kept, and the button that empties them. */
  kept: 'We kept what you typed.',
  clear: 'Clear',
  offline: 'You appear to be offline. Nothing was sent and your answers are kept.',
} as const;
