/** Id of the dialog that every page carries, which the buttons that open it name. */
export const DEMO_DIALOG = 'demo-dialog';

/** Id of the note in it that its code did not come. */
export const DEMO_FAILURE = 'demo-failure';

/** Where the browser posts the form by itself: the one public page that answers with how the request ended. */
export const DEMO_FORM_PAGE = '/demo';
