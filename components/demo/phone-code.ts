import type { followPhone } from './phone-field';

/** What follows a phone number: a library with the numbers of all countries, which weighs more than the form. */
export type FollowPhone = typeof followPhone;

/** Name under which the script with it puts it into the window. */
export const PHONE_CODE = 'followPhone';

/** Loads a script and takes from the window what it has put there. */
export function loadPhoneScript(address: string): Promise<FollowPhone> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.onload = () => resolve((window as unknown as Record<typeof PHONE_CODE, FollowPhone>)[PHONE_CODE]);
    script.onerror = () => {
      script.remove();
      reject(new Error(address));
    };
    script.src = address;
    document.head.append(script);
  });
}
