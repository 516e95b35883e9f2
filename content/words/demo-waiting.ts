/** Said to whoever comes by a mailed link: being signed in is not yet a request. */
export const demoWaiting = {
  /** In a tab that has nothing typed: another one may have. */
  elsewhere:
    'If you filled in the demo form, it is not sent yet. It waits in the tab where you filled it in: go back there to send it.',
  /** In the tab that has it, while a password is chosen. */
  here: 'Your demo request is not sent yet. The form opens again, filled in, after this.',
} as const;
