import { Glyph } from '@/components/ui/glyph';
import { Link } from '@/components/ui/link';
import { tw } from '@/components/ui/tw';
import { measuredWords as words } from '@/content/words/sections';
import type { Footnotes } from '@/lib/content/footnotes';
import * as routes from '@/lib/routes';

/** The edge of a band needs distance; other sections bring their own. */
const places = { section: '', band: tw`pbs-12` };

/** A note with its number. */
const note = tw`relative border-bs border-line py-4 ps-13 before:absolute before:inset-s-3 before:font-mono before:text-label before:leading-5.5 before:font-medium before:text-ink-3 before:content-[attr(value)_/_''] target:bg-accent-soft`;

/**
 * The notes of a page in one fold, before its closing band: how each figure was measured. A mark beside a figure opens
 * it, as browsers do for what a link leads to. Without figures there is none.
 *
 * @param below What it follows.
 */
export function Measured({
  notes: { list },
  below = 'section',
}: {
  notes: Footnotes;
  below?: keyof typeof places;
}) {
  if (list.length === 0) return null;
  const count = list.reduce((sum, { figures }) => sum + Math.max(1, figures.length), 0);
  return (
    <section className={`container pbe-16 ${places[below]}`} aria-labelledby="measured">
      <details className="border-y border-line text-sm leading-5.5">
        <summary className="relative flex cursor-pointer flex-wrap items-center gap-x-6 gap-y-1 py-4 pe-12 min-block-18 [&::-webkit-details-marker]:hidden">
          <h2 className="flex-none text-lg inline-[min(15rem,100%)]" id="measured">
            {words.title}
          </h2>
          <span className="flex-[1_1_15rem] text-balance text-ink-3">{words.behind(count)}</span>
          {/* A plus while it is closed. */}
          <Glyph
            className="absolute inset-[calc(50%-12px)_0_auto_auto] rotate-45 text-ink-3 transition-[rotate] duration-200 ease-out in-[[open]]:rotate-0"
            name="close"
          />
        </summary>
        {/* Two columns where both have room, and none wider than that. */}
        <ol className="grid grid-cols-[repeat(auto-fill,minmax(min(24rem,100%),1fr))] items-start gap-x-12 text-ink-2">
          {list.map(({ number, name, text, figures }) => (
            <li className={note} id={`note-${number}`} key={number} value={number}>
              <b className="block text-ui font-strong text-ink">{name}</b>
              {` ${text}`}
              {figures.length > 0 && (
                <ul>
                  {figures.map((figure) => (
                    <li className="mbs-1" key={figure.name}>
                      {'href' in figure ? (
                        <Link className="link" href={figure.href}>
                          {figure.name}
                        </Link>
                      ) : (
                        <>
                          <b className="font-strong text-ink">{figure.name}</b>
                          {`: ${figure.text}`}
                        </>
                      )}
                    </li>
                  ))}
                </ul>
              )}
            </li>
          ))}
        </ol>
        <p className="border-bs border-line py-4 print:hidden">
          <Link className="link" href={routes.figures}>
            {words.all}
          </Link>
        </p>
      </details>
    </section>
  );
}
