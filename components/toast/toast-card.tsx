import { Glyph, type GlyphName } from '@/components/ui/glyph';
import type { Toast, ToastKind } from './notify';

const kinds: Record<ToastKind, { word: string; glyph: GlyphName | null }> = {
  success: { word: 'Success', glyph: 'ok' },
  info: { word: 'Information', glyph: 'info' },
  warning: { word: 'Warning', glyph: 'warn' },
  error: { word: 'Error', glyph: 'error' },
  loading: { word: 'Working', glyph: null },
};

/** One toast: what kind it is in words and icon, the text, perhaps one action, and a way to close it. */
export function ToastCard({
  kind,
  text,
  action,
  onClose,
}: Omit<Toast, 'id' | 'brief'> & { onClose: () => void }) {
  const { word, glyph } = kinds[kind];
  return (
    <div className={`toast toast--${kind}`}>
      {glyph ? <Glyph name={glyph} size={20} /> : <span className="spinner" aria-hidden="true" />}
      <div>
        <p className="toast__kind">{word}</p>
        <p className="toast__text">{text}</p>
        {action && (
          <button
            type="button"
            className="toast__action"
            onClick={() => {
              action.run();
              onClose();
            }}
          >
            {action.label}
          </button>
        )}
      </div>
      <button
        type="button"
        className="icon-btn icon-btn--36 toast__close"
        aria-label="Dismiss"
        onClick={onClose}
      >
        <Glyph name="close" size={16} />
      </button>
    </div>
  );
}
