import { headers } from 'next/headers';

export const REQUEST_ID = 'x-request-id';

export async function getRequestId(): Promise<string | undefined> {
  try {
    return (await headers()).get(REQUEST_ID) ?? undefined;
  } catch {
    return undefined;
  }
}
