import { Icon } from '@/components/ui/icon';
import type { PressRelease } from '@/lib/content/press';
import { MockupFrame } from './mockup-frame';
import { Stop, stopGround } from './product-mockup/mockup-parts';

/** Shows what is announced at work: rows without a check are left to the person below them. */
export function ReleaseExhibit({
  exhibit: { title, state, caption, rows, stop },
}: {
  exhibit: NonNullable<PressRelease['exhibit']>;
}) {
  return (
    <MockupFrame title={title} state={state} caption={caption}>
      <dl>
        {rows.map(({ term, words, lang, check }) => (
          <div
            className={`grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-6 gap-y-0.5 border-line px-4 py-3 not-first:border-bs mock-wide:grid-cols-[minmax(0,4fr)_minmax(0,8fr)_7.5rem] mock-wide:px-5 ${check ? '' : stopGround}`}
            key={term}
          >
            <dt className="text-sm leading-5.5 font-semibold">{term}</dt>
            <dd
              className="col-span-full row-2 text-md leading-6 mock-wide:col-auto mock-wide:row-auto [&[lang=ar]]:text-lg"
              lang={lang}
              dir={lang === 'ar' ? 'rtl' : undefined}
            >
              {words}
            </dd>
            {check && (
              <dd className="flex items-center gap-1.75 text-xs leading-4.5 text-ink-2">
                <Icon name="check" size={16} className="text-accent" />
                {check}
              </dd>
            )}
          </div>
        ))}
      </dl>
      <Stop {...stop} />
    </MockupFrame>
  );
}
