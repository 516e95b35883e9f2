/** No call of an action is larger. A demo request is under 4 KB in Latin script, under 13 KB in any. */
export const ACTION_LIMIT_BYTES = 32 * 1024;
