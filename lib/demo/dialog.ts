/** Id of the dialog that every page carries, which the buttons that open it name. */
export const DEMO_DIALOG = 'demo-dialog';
