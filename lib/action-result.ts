/** How an action of the dashboard ended, in words. */
export interface ActionResult {
  status: 'idle' | 'ok' | 'failed';
  message: string;
}

export const idle: ActionResult = { status: 'idle', message: '' };
