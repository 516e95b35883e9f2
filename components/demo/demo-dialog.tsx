'use client';

import { useRef } from 'react';
import { Dialog } from '@/components/ui/dialog';
import { IconButton } from '@/components/ui/icon-button';
import { useTabValue } from '@/components/ui/use-tab-value';
import { demoDialog } from '@/content/messages/demo';
import { actions } from '@/content/messages/layout';
import { type Draft, DRAFT_KEY } from '@/lib/demo/draft';
import { DEMO_DIALOG } from '@/lib/demo/fields';
import { DemoFormView } from './demo-form';
import { useDemoForm } from './use-demo-form';

/**
 * The dialog in which a visitor asks for a demo, on every page. Before hydration and without scripts the browser
 * opens it.
 *
 * @param within How soon requests are answered.
 */
export function DemoDialog({ within }: { within: string }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const demo = useDemoForm({ id: 'demo', dialog });
  const values = (useTabValue(DRAFT_KEY) as Draft | null)?.values ?? {};
  return (
    <Dialog
      ref={dialog}
      id={DEMO_DIALOG}
      className="overflow-auto inline-140 max-sm:inline-full"
      aria-labelledby="demo-title"
      aria-describedby="demo-promise"
      // A click outside may be meant for an extension's overlay, so a form with input stays open.
      closedby={Object.values(values).some(Boolean) ? 'closerequest' : 'any'}
      onClose={() => {
        demo.receipt.end();
        demo.draft.leave();
      }}
      onClick={({ target }) => {
        if (target instanceof Element && target.closest('a')) dialog.current?.close();
      }}
    >
      <div className="grid flex-none grid-cols-[minmax(0,1fr)_44px] gap-x-4 gap-y-1 ps-8 pe-4 pbs-4 max-sm:ps-5 max-sm:pe-2 max-sm:pbs-3">
        <h2 className="pbs-1 text-h3" id="demo-title">
          {demoDialog.title}
        </h2>
        <IconButton icon="close" label={actions.close} commandfor={DEMO_DIALOG} command="close" />
        <p className="col-span-full pe-4 text-md leading-6 text-ink-2" id="demo-promise">
          {demoDialog.promise} <span className="when-signed-out">{`${demoDialog.code} `}</span>
          {demoDialog.answered(within)}
        </p>
      </div>
      <DemoFormView demo={demo} />
    </Dialog>
  );
}
