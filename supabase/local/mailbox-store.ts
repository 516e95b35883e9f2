import { randomUUID } from 'node:crypto';
import { appendFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs';

/** One address as mail clients show it. */
export type Address = { Name: string; Address: string };

/** A mail as it is handed in. */
export type NewMail = {
  from: Address;
  to: Address[];
  replyTo: Address[];
  subject: string;
  text: string;
  html: string;
  headers: Record<string, string>;
};

/** A mail as it is kept. */
export type StoredMail = NewMail & { id: string; created: string; idempotencyKey: string | null };

/** The mails of one data folder. */
export type MailStore = {
  /** Newest first. */
  list(): StoredMail[];
  find(id: string): StoredMail | undefined;
  /** Keeps a mail. A key seen within a day keeps nothing and returns the first mail. */
  add(mail: NewMail, idempotencyKey?: string | null): StoredMail;
  clear(): void;
};

const KEY_LIFETIME_MS = 24 * 60 * 60 * 1000;

/**
 * Opens the file of mails, one JSON line each, written before a sender gets its answer.
 * @param now - the clock, for tests
 */
export function openMailStore(file: string, now: () => number = Date.now): MailStore {
  const mails = existsSync(file) ? parse(readFileSync(file, 'utf8')) : [];
  return {
    list: () => mails.toReversed(),
    find: (id) => mails.find((mail) => mail.id === id),
    add(mail, idempotencyKey = null) {
      const known = mails.find(
        (other) =>
          idempotencyKey !== null &&
          other.idempotencyKey === idempotencyKey &&
          now() - Date.parse(other.created) < KEY_LIFETIME_MS,
      );
      if (known) return known;
      const stored = { ...mail, id: randomUUID(), created: new Date(now()).toISOString(), idempotencyKey };
      appendFileSync(file, `${JSON.stringify(stored)}\n`, { mode: 0o600 });
      mails.push(stored);
      return stored;
    },
    clear() {
      mails.length = 0;
      writeFileSync(file, '', { mode: 0o600 });
    },
  };
}

/** A process killed while writing leaves half a line; what it was writing was never acknowledged. */
function parse(content: string): StoredMail[] {
  return content.split('\n').flatMap((line) => {
    try {
      return [JSON.parse(line) as StoredMail];
    } catch {
      return [];
    }
  });
}
