/** What stays in the demo dialog of a request that was saved, beside the toast. */
export const demoReceipt = {
  title: 'Your request is saved',
  /** Who answers, by when and where to: "A solution architect replies within two working days, by email to …". */
  next: (by: string, within: string, email: string) =>
    `${by} replies within ${within}, by email to ${email}.`,
  /** Where the team's mail did not go out at once. */
  late: 'We keep trying to email our team, and the request is saved. There is nothing to send again.',
  /** Leads to the company's page for appointments, in a tab of its own. */
  booking: 'Choose a time for the demo (opens a new tab)',
  sent: 'What you sent',
  /** Brings the form back. */
  another: 'Request another demo',
  /** In the toast: opens the dialog. */
  open: 'What happens next',
} as const;
