'use client';

import { usePathname } from 'next/navigation';
import { type ComponentType, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { signedInFlag } from '@/lib/auth/signed-in-flag';
import type { DemoDialogProps } from './demo-dialog';
import { DEMO_SHELL } from '@/lib/demo/demo-shell-id';
import { readDraft, saveDraft } from './draft';
import { type Caret, takeOverShell } from './take-over-shell';

const loadDialog = () => import('./demo-dialog');

interface Opening {
  /** There was a draft before this opening. */
  restored: boolean;
  /** The plain dialog stood here: nothing moves in, and the caret stays where it was. */
  from: { caret: Caret | null } | null;
}

/**
 * Holds the live demo dialog on every page. A press opens the page's plain dialog at once; the live one, whose code is
 * loaded with the first opening and stays mounted after, takes its place. Where the code cannot be loaded the plain
 * dialog says so and keeps what is typed. After a sign-in that the form had asked for, the dialog opens again by
 * itself, filled in; nothing is sent.
 */
export function DemoDialogHost() {
  const [Dialog, setDialog] = useState<ComponentType<DemoDialogProps> | null>(null);
  const [opening, setOpening] = useState<Opening | null>(null);
  const opener = useRef<Element | null>(null);
  const path = usePathname();

  useEffect(() => {
    const shell = document.getElementById(DEMO_SHELL);
    if (!(shell instanceof HTMLDialogElement)) return;
    const ends = new AbortController();
    const { signal } = ends;
    let live: ComponentType<DemoDialogProps> | null = null;

    const open = (next: Opening) => {
      // Whatever is modal would keep the live dialog out of reach: the slide-out menu, say.
      for (const dialog of document.querySelectorAll<HTMLDialogElement>('dialog:modal')) dialog.close();
      opener.current = document.activeElement;
      // At once, so that no key finds neither of the two dialogs.
      flushSync(() => {
        setDialog(() => live);
        setOpening(next);
      });
    };
    const load = async () => {
      const restored = readDraft() !== null;
      try {
        live = (await loadDialog()).DemoDialog;
      } catch {
        tellFailure(shell, true);
        return;
      }
      // What is loaded already is here before the press has opened the plain dialog: that comes after its listeners.
      await new Promise((resolve) => setTimeout(resolve));
      takeOverShell(shell, (caret) => open({ restored, from: { caret } }));
    };
    const onCommand = (event: Event) => {
      if ('command' in event && event.command === 'close') return;
      tellFailure(shell, false);
      if (!live) return void load();
      event.preventDefault();
      open({ restored: readDraft() !== null, from: null });
    };
    const onReach = ({ target }: Event) => {
      if (target instanceof Element && target.closest(`[commandfor="${DEMO_SHELL}"]`))
        loadDialog().then(
          ({ DemoDialog }) => (live = DemoDialog),
          () => undefined,
        );
    };
    shell.addEventListener('command', onCommand, { signal });
    for (const reach of ['pointerover', 'focusin']) document.addEventListener(reach, onReach, { signal });
    // Opened before the page was live.
    if (shell.open) void load();
    return () => ends.abort();
  }, []);

  useEffect(() => {
    if (path.startsWith('/auth') || !signedInFlag() || !readDraft()?.resume) return;
    saveDraft({ resume: false });
    document.querySelector<HTMLElement>(`.site-header [commandfor="${DEMO_SHELL}"]`)?.click();
  }, [path]);

  return (
    Dialog && (
      <Dialog
        open={opening !== null}
        restored={opening?.restored ?? false}
        from={opening?.from ?? null}
        onOpenChange={(open) => !open && setOpening(null)}
        onClosed={() => giveFocusBack(opener.current)}
      />
    )
  );
}

/** Shows in the plain dialog that the live one did not come, or hides that. */
function tellFailure(shell: HTMLElement, failed: boolean): void {
  const alert = shell.querySelector<HTMLElement>('[role=alert]');
  if (alert) alert.hidden = !failed;
}

/** To what opened the dialog, else to the header, from where it can be opened again. */
function giveFocusBack(opener: Element | null) {
  const header = document.querySelectorAll<HTMLElement>('.site-header button');
  const place = opener instanceof HTMLElement && opener !== document.body ? opener : null;
  (place ?? Array.from(header).findLast((button) => button.checkVisibility()))?.focus();
}
