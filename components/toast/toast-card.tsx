import { Glyph, type GlyphName } from '@/components/ui/glyph';
import { tw } from '@/components/ui/tw';
import { toasts } from '@/content/words/toasts';
import type { Toast, ToastKind } from './notify';
import '@/components/ui/controls.css';

const kinds: Record<ToastKind, { glyph: GlyphName | null; ink: string }> = {
  success: { glyph: 'ok', ink: tw`text-success` },
  info: { glyph: 'info', ink: tw`text-focus` },
  warning: { glyph: 'warn', ink: tw`text-warning` },
  error: { glyph: 'error', ink: tw`text-danger` },
  loading: { glyph: null, ink: '' },
};

/** One toast: what kind it is in words and icon, the text, perhaps one action, and a way to close it. */
export function ToastCard({
  kind,
  text,
  action,
  onClose,
}: Omit<Toast, 'id' | 'brief'> & { onClose: () => void }) {
  const { glyph, ink } = kinds[kind];
  return (
    <div
      className={`grid grid-cols-[20px_minmax(0,1fr)_auto] items-start gap-3 rounded-[12px] border bg-surface-1 py-3.5 ps-4 pe-2 font-sans shadow-card inline-full ${kind === 'error' ? 'border-danger' : 'border-line'}`}
    >
      {glyph ? (
        <Glyph name={glyph} size={20} className={ink} />
      ) : (
        <span className="spinner m-px size-4.5 text-accent" aria-hidden="true" />
      )}
      <div>
        <p className={`text-sm leading-5 font-semibold ${ink}`}>{toasts.kinds[kind]}</p>
        <p className="text-sm leading-5 font-book text-ink-2">{text}</p>
        {action && (
          <button
            type="button"
            className="mbs-2 inline-flex text-sm leading-5 font-strong text-accent underline underline-offset-3"
            onClick={() => {
              action.run();
              onClose();
            }}
          >
            {action.label}
          </button>
        )}
      </div>
      <button type="button" className="icon-btn -my-1.5 size-9" aria-label={toasts.dismiss} onClick={onClose}>
        <Glyph name="close" size={16} />
      </button>
    </div>
  );
}
