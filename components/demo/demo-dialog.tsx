'use client';

import { type SubmitEvent, useActionState, useEffect, useRef, useState } from 'react';
import { FailureNote } from '@/components/forms/failure-note';
import type { Failure } from '@/components/forms/use-server-form';
import { Dialog } from '@/components/ui/dialog';
import { IconButton } from '@/components/ui/icon-button';
import { useTabValue } from '@/components/ui/use-tab-value';
import { demoDialog } from '@/content/messages/demo-form';
import { actions } from '@/content/messages/layout';
import { requestDemo } from '@/lib/demo/actions';
import { type Draft, DRAFT_KEY, saveDraft } from '@/lib/demo/draft';
import { DEMO_DIALOG } from '@/lib/demo/dialog';
import type { FormField } from '@/lib/demo/form-fields';
import { RECEIPT_KEY } from '@/lib/demo/receipt';
import * as routes from '@/lib/routes';
import { readTabText } from '@/lib/tab-storage';
import { DemoFormView } from './demo-form';
import type * as liveDemoForm from './live-demo-form';

const FORM_ID = 'demo';

/**
 * The dialog in which a visitor asks for a demo, on every page. Before hydration and without scripts the browser
 * opens it.
 *
 * @param within How soon requests are answered.
 */
export function DemoDialog({ fields, within }: { fields: readonly FormField[]; within: string }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [live, setLive] = useState<liveDemoForm.LiveForm | null>(null);
  const { LiveDemoForm, load, submitLater, notes } = useLoadedForm(live);
  const [, formAction] = useActionState(requestDemo, null, routes.demo);
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
      onBeforeToggle={load}
      onClose={live?.leave}
      onClick={({ target }) => {
        if (target instanceof Element && target.closest('a')) dialog.current?.close();
      }}
    >
      <div className="grid flex-none grid-cols-[minmax(0,1fr)_44px] gap-x-4 gap-y-1 ps-8 pe-4 pbs-4 max-sm:ps-5 max-sm:pe-2 max-sm:pbs-3">
        <h2 className="pbs-1 text-h3" id="demo-title">
          {demoDialog.title}
        </h2>
        <IconButton icon="close" label={actions.close} commandfor={DEMO_DIALOG} command="close" />
        <p className="col-span-full pe-4 text-base leading-6 text-ink-2" id="demo-promise">
          {demoDialog.promise} <span className="when-signed-out">{`${demoDialog.code} `}</span>
          {demoDialog.answered(within)}
        </p>
      </div>
      <DemoFormView
        id={FORM_ID}
        fields={fields}
        live={live}
        isInDialog
        formAction={formAction}
        onEarlySubmit={submitLater}
        notes={notes}
      />
      {LiveDemoForm && <LiveDemoForm id={FORM_ID} dialog={dialog} onChange={setLive} />}
    </Dialog>
  );
}

const NEAR = `[commandfor=${DEMO_DIALOG}], #${DEMO_DIALOG}`;

/** Loads what checks and sends the form, once the visitor comes near it or has something in it. */
function useLoadedForm(live: liveDemoForm.LiveForm | null) {
  const [LiveDemoForm, setLiveDemoForm] = useState<typeof liveDemoForm.LiveDemoForm | null>(null);
  const [failure, setFailure] = useState<Failure | null>(null);
  const pressed = useRef<HTMLElement | null>(null);

  const load = () => {
    import('./live-demo-form').then(
      (file) => setLiveDemoForm(() => file.LiveDemoForm),
      () => {
        if (!pressed.current) return;
        pressed.current = null;
        // A chunk of an older build is gone; the site itself answers.
        fetch(location.href, { method: 'HEAD' }).then(
          () => setFailure({ kind: 'outdated' }),
          () => setFailure({ kind: 'network' }),
        );
      },
    );
  };
  useEffect(() => {
    if (LiveDemoForm) return;
    const isKept = readTabText(DRAFT_KEY) ?? readTabText(RECEIPT_KEY);
    if (isKept ?? document.querySelector(`:is(${NEAR}):is([open], :hover, :focus)`)) load();
    const follow = ({ target }: Event) => {
      if (target instanceof Element && target.closest(NEAR)) load();
    };
    addEventListener('pointerover', follow);
    addEventListener('focusin', follow);
    return () => {
      removeEventListener('pointerover', follow);
      removeEventListener('focusin', follow);
    };
  }, [LiveDemoForm]);
  const isLive = live !== null;
  useEffect(() => {
    const button = pressed.current;
    pressed.current = null;
    if (isLive && button instanceof HTMLButtonElement) button.form?.requestSubmit(button);
  }, [isLive]);

  const submitLater = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    pressed.current = event.nativeEvent.submitter;
    setFailure(null);
    load();
  };
  const reload = () => {
    const form = document.getElementById(FORM_ID) as HTMLFormElement;
    saveDraft({ values: Object.fromEntries(new FormData(form)), isResumed: true });
    location.reload();
  };
  const notes = <FailureNote size="compact" failure={failure} onReload={reload} />;
  return { LiveDemoForm, load, submitLater, notes };
}
