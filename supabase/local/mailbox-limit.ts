const WINDOW_MS = 1_000;

/** A limit of mails a second, and how it was kept. */
export type MailLimit = {
  /** Counts one mail. Returns 0, or for one too many after how many milliseconds there is room. */
  take(): number;
  /** Mails that were refused. */
  refused(): number;
};

/**
 * Counts mails in every window of a second, the strictest way to read "five a second". What is refused is not counted.
 * @param now - the clock in milliseconds, for tests
 */
export function limitMails(perSecond: number, now: () => number = () => performance.now()): MailLimit {
  const taken: number[] = [];
  let refused = 0;
  return {
    take() {
      const moment = now();
      while ((taken[0] ?? moment) <= moment - WINDOW_MS) taken.shift();
      const [oldest = moment] = taken;
      if (taken.length < perSecond) {
        taken.push(moment);
        return 0;
      }
      refused += 1;
      return oldest + WINDOW_MS - moment;
    },
    refused: () => refused,
  };
}
