import 'server-only';
import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { cookies } from 'next/headers';
import { awaitingCookie, awaitingCookieName } from './mail-cookies';

/** Who asks for mails to more addresses within the hour is asked before a link to the oldest is followed. */
const MOST = 4;

/**
 * A mail with a link that this browser asked for. The address is kept as a keyed hash, so that a look at the cookie does
 * not show it; the key need not be secret from this browser, which typed the address.
 */
interface PendingMail {
  key: string;
  digest: string;
  /** The account that this browser made with a password of its own; for an address that was taken, made up. */
  account: string;
}

const form = /^(?<key>[\w-]{22})\.(?<digest>[\w-]{43})\.(?<account>[\da-f-]{36}|)$/;

const digestOf = (key: string, email: string) =>
  createHmac('sha256', key).update(email.trim().toLowerCase()).digest('base64url');

const isFor =
  (email: string) =>
  ({ key, digest }: PendingMail) =>
    timingSafeEqual(Buffer.from(digestOf(key, email)), Buffer.from(digest));

async function readAll(): Promise<PendingMail[]> {
  const value = (await cookies()).get(awaitingCookieName())?.value ?? '';
  return value.split('~').flatMap((entry) => {
    const { key, digest, account } = form.exec(entry)?.groups ?? {};
    return key && digest ? [{ key, digest, account: account ?? '' }] : [];
  });
}

/** The account that this browser made last, and that may wait for its confirmation; for an address that was taken, made up. */
export const pendingAccount = async (): Promise<string | undefined> =>
  (await readAll()).find(({ account }) => account)?.account;

/** Whether this browser waits for a mail. */
export const awaitsMail = async (): Promise<boolean> => (await readAll()).length > 0;

/** The mail to an address that this browser asked for, if it did so within the hour. */
export const pendingMail = async (email: string): Promise<PendingMail | undefined> =>
  (await readAll()).find(isFor(email));

/**
 * Remembers that this browser asked for a mail.
 *
 * @param email Where to.
 * @param account The account it was made for, at a sign-up. Left out, what is known of the address stays.
 */
export async function notePendingMail(email: string, account?: string): Promise<void> {
  const all = await readAll();
  const known = all.find(isFor(email));
  const key = randomBytes(16).toString('base64url');
  const entry = { key, digest: digestOf(key, email), account: account ?? known?.account ?? '' };
  const kept = [entry, ...all.filter((each) => each !== known)].slice(0, MOST);
  const value = kept.map(({ key, digest, account }) => `${key}.${digest}.${account}`).join('~');
  (await cookies()).set(awaitingCookie(value));
}

/** A link was followed: the next one is asked about again. */
export async function clearPendingMails(): Promise<void> {
  (await cookies()).set(awaitingCookie());
}
