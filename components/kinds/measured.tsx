import { Glyph } from '@/components/ui/glyph';
import { Link } from '@/components/ui/link';
import { tw } from '@/components/ui/tw';
import { measuredWords as words } from '@/content/words/sections';
import type { Footnotes } from '@/lib/content/footnotes';
import * as routes from '@/lib/routes';
import './measured.css';

/** The edge of a band needs distance; other sections bring their own. */
const places = { section: '', band: tw`pbs-12` };

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
      <details className="measured border-y border-line text-sm leading-5.5">
        <summary className="[&::-webkit-details-marker]:hidden">
          <h2 id="measured">{words.title}</h2>
          <span>{words.behind(count)}</span>
          <Glyph name="close" />
        </summary>
        <ol>
          {list.map(({ number, name, text, figures }) => (
            <li id={`note-${number}`} key={number} value={number}>
              <b>{name}</b>
              {` ${text}`}
              {figures.length > 0 && (
                <ul>
                  {figures.map((figure) => (
                    <li key={figure.name}>
                      {'href' in figure ? (
                        <Link className="link" href={figure.href}>
                          {figure.name}
                        </Link>
                      ) : (
                        <>
                          <b>{figure.name}</b>
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
