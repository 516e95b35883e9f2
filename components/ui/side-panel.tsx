import type { ReactNode } from 'react';
import { Glyph } from './glyph';
import { SidePanelBehaviour } from './side-panel-behaviour';
import './controls.css';
import './side-panel.css';

/**
 * A panel that slides in from an edge of the window: a native modal dialog. Any
 * `<button commandfor={id} command="show-modal">` opens it, without script where the browser knows invoker
 * commands; Esc, the scrim, the close button and any link followed inside it close it.
 *
 * @param id Id of the dialog, which its openers name.
 * @param title Heading and accessible name.
 * @param side The edge it comes from.
 * @param open Open from the beginning; not modal until a script makes it so.
 * @param foot What stays in view at its end, beneath the scrolling body.
 */
export function SidePanel({
  id,
  title,
  side = 'right',
  className = '',
  open = false,
  foot,
  onClose,
  children,
}: {
  id: string;
  title: ReactNode;
  side?: 'right' | 'left' | 'top' | 'bottom';
  className?: string;
  open?: boolean;
  foot?: ReactNode;
  onClose?: () => void;
  children: ReactNode;
}) {
  return (
    <dialog
      id={id}
      className={`side-panel side-panel--${side} ${className}`.trimEnd()}
      aria-labelledby={`${id}-title`}
      closedby="any"
      open={open}
      {...(onClose && { onClose })}
    >
      <div className="side-panel__head">
        <h2 className="side-panel__title" id={`${id}-title`}>
          {title}
        </h2>
        <button className="icon-btn" type="button" aria-label="Close" commandfor={id} command="close">
          <Glyph name="close" />
        </button>
      </div>
      <div className="side-panel__body">{children}</div>
      {foot && <div className="side-panel__foot">{foot}</div>}
      <SidePanelBehaviour id={id} />
    </dialog>
  );
}
