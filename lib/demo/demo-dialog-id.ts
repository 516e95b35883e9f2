/** Id of the dialog that every page carries, which the buttons that open it name. */
export const DEMO_DIALOG = 'demo-dialog';

/** Id of the note in it that its code did not come. */
export const DEMO_FAILURE = 'demo-failure';
