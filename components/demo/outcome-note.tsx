import { Glyph } from '@/components/ui/glyph';
import { type Outcome, outcomeText } from './outcome-text';
import '@/components/ui/controls.css';

const glyphs = { success: 'ok', warning: 'warn', error: 'error' } as const;

/** Says how the form ended that this page answers. */
export function OutcomeNote({ outcome }: { outcome: Outcome }) {
  const { kind, text } = outcomeText(outcome);
  return (
    <p className="note note--human" role="alert">
      <Glyph name={glyphs[kind]} size={20} />
      {text}
    </p>
  );
}
