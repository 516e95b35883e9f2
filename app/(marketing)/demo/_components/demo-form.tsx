'use client';

import { DemoFormView } from '@/components/demo/demo-form';
import { useLiveForm } from '@/components/demo/live-demo-form';
import type { FormField } from '@/lib/demo/form-fields';
import type { DemoFormState } from '@/lib/demo/state';

const ID = 'demo-page';

/**
 * The form of the demo page, which loads with it.
 *
 * @param initial Its state where an outdated form was posted.
 */
export function DemoForm({ fields, initial }: { fields: readonly FormField[]; initial?: DemoFormState }) {
  const live = useLiveForm({ id: ID, initial });
  return <DemoFormView id={ID} fields={fields} live={live} formAction={live.formActions.send} />;
}
