import { sessionOverWords as words } from '@/content/words/dashboard';
import '@/components/ui/controls.css';

/** What was typed and could not be saved, to be taken along. */
export function TypedText({ text }: { text: string }) {
  return (
    <label className="grid gap-1.5 text-sm leading-5 font-strong inline-full">
      {words.typed}
      <textarea className="field__control font-book" readOnly defaultValue={text} />
    </label>
  );
}
