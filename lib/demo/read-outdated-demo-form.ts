import 'server-only';
// Next has no public name for it.
import { workUnitAsyncStorage } from 'next/dist/server/app-render/work-unit-async-storage.external';
import { headers } from 'next/headers';
import { readOutdatedForm } from '@/lib/security/outdated-form';
import { restoreDemoForm } from './posted-form';
import type { DemoFormState } from './state';

/** Returns the state of an outdated form. A page that is prerendered may read no headers. */
export async function readOutdatedDemoForm(): Promise<DemoFormState> {
  const isPrerender = workUnitAsyncStorage.getStore()?.type !== 'request';
  return isPrerender ? null : restoreDemoForm(readOutdatedForm(await headers()));
}
