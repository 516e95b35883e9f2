import { requestIdOf } from '@/lib/demo/request-id';
import type { DemoRequest } from '@/lib/demo/schema';
import { readDraft, saveDraft } from './draft';

/** The id of a request of this tab, which is its idempotency key: the same words sent again, from here or a copy of the
 * tab, are the same request. */
export function requestId(values: DemoRequest): Promise<string> {
  if (!readDraft()) saveDraft({ values });
  return requestIdOf(readDraft()?.born, values);
}
