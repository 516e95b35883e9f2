import type { DemoFormState } from './state';

/** Key in the tab's storage, and the event of another receipt. */
export const RECEIPT_KEY = 'demo-receipt';

export type SavedRequest = Extract<NonNullable<DemoFormState>, { receipt: object }>;
