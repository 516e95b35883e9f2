/** Said to whoever comes by a mailed link: being signed in is not yet a request. */
export const demoWaiting = {
  /** In a browser that keeps nothing typed: another one may, or a tab of this one. */
  elsewhere:
    'If you filled in the demo form, it is not sent yet. It waits in the tab where you filled it in: go back there to send it.',
  /** In another browser, while a password is chosen: a phone, say. */
  otherBrowser:
    'If you filled in the demo form, it is not sent yet. It waits in the browser where you filled it in. Choose a password here, then sign in there with it.',
  /** In the browser that has it, while a password is chosen. */
  here: 'Your demo request is not sent yet. The form opens again, filled in, after this.',
} as const;
