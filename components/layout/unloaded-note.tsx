import { actions, unloaded } from '@/content/messages/layout';
import '../ui/controls.css';

/** Answers a press that needs scripts which could not be loaded. The start-up script shows it. */
export function UnloadedNote() {
  return (
    <div className="fixed inset-[auto_16px_16px] z-50 mx-auto max-inline-fit print:hidden">
      <p className="when-gone note note--person" role="alert">
        {`${unloaded.gone} `}
        <button type="button" className="link" data-reload>
          {actions.reload}
        </button>
      </p>
      <p className="when-unreachable note note--person" role="alert">
        {unloaded.unreachable}
      </p>
    </div>
  );
}
