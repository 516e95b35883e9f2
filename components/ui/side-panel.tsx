import type { ReactNode } from 'react';
import { actions } from '@/content/words/actions';
import { Glyph } from './glyph';
import { SidePanelBehaviour } from './side-panel-behaviour';
import { tw } from './tw';
import './controls.css';
import './side-panel.css';

/** The edge that faces the page has a line. */
const sides = {
  right: tw`inset-[0_0_0_auto] border-s [--away:100%_0] block-dvh`,
  left: tw`inset-[0_auto_0_0] border-e [--away:-100%_0] block-dvh`,
  top: tw`inset-[0_0_auto] border-be [--away:0_-100%] block-auto inline-full max-block-[85dvh]`,
  bottom: tw`inset-[auto_0_0] border-bs [--away:0_100%] block-auto inline-full max-block-[85dvh]`,
};

const looks = {
  panel: {
    frame: '',
    head: 'ps-6',
    title: tw`text-h4 wrap-anywhere`,
    body: tw`grid content-start gap-6 p-6`,
    foot: 'px-6',
  },
  menu: { frame: 'inline-75', head: 'ps-5', title: 'mono', body: 'py-2', foot: 'px-5' },
};

/**
 * A panel that slides in from an edge of the window: a native modal dialog. Any
 * `<button commandfor={id} command="show-modal">` opens it, without script where the browser knows invoker
 * commands; Esc, the scrim, the close button and any link followed inside it close it.
 *
 * @param id Id of the dialog, which its openers name.
 * @param open Open from the beginning; not modal until a script makes it so.
 * @param foot What stays in view at its end, beneath the scrolling body.
 */
export function SidePanel({
  id,
  title,
  side = 'right',
  look = 'panel',
  open = false,
  foot,
  onClose,
  children,
}: {
  id: string;
  title: ReactNode;
  side?: keyof typeof sides;
  look?: keyof typeof looks;
  open?: boolean;
  foot?: ReactNode;
  onClose?: () => void;
  children: ReactNode;
}) {
  const { frame, head, title: heading, body, foot: end } = looks[look];
  return (
    <dialog
      id={id}
      className={`side-panel fixed m-0 flex-col border-line bg-surface-1 p-0 text-ink shadow-card short:overflow-auto ${sides[side]} ${frame}`}
      aria-labelledby={`${id}-title`}
      closedby="any"
      open={open}
      {...(onClose && { onClose })}
    >
      <div
        className={`flex flex-none items-center justify-between gap-4 border-be border-line py-2.5 pe-2.5 min-block-16 ${head}`}
      >
        <h2 className={heading} id={`${id}-title`}>
          {title}
        </h2>
        <button className="icon-btn" type="button" aria-label={actions.close} commandfor={id} command="close">
          <Glyph name="close" />
        </button>
      </div>
      {/* In a very short window head and foot scroll with the rest. */}
      <div
        className={`flex-1 overflow-auto overscroll-contain min-block-0 short:flex-[1_0_auto] short:overflow-visible ${body}`}
      >
        {children}
      </div>
      {foot && (
        <div className={`flex flex-none flex-wrap gap-3 border-bs border-line pbs-4 pbe-5 ${end}`}>
          {foot}
        </div>
      )}
      <SidePanelBehaviour id={id} />
    </dialog>
  );
}
