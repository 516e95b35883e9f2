// In a file of its own: it is loaded with the rules, which no page needs before somebody types.

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
