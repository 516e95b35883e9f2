import { Note } from '@/components/ui/note';
import { actions, unloaded } from '@/content/messages/layout';

/** Answers a press that needs scripts which could not be loaded. The start-up script shows it. */
export function UnloadedNote() {
  return (
    <div className="fixed inset-[auto_16px_16px] z-50 mx-auto max-inline-fit print:hidden">
      <Note className="when-gone" role="alert">
        {`${unloaded.gone} `}
        <button type="button" className="ms-auto link whitespace-nowrap" data-reload>
          {actions.reload}
        </button>
      </Note>
      <Note className="when-unreachable" role="alert">
        {unloaded.unreachable}
      </Note>
    </div>
  );
}
