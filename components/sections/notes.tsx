import { Link } from '@/components/ui/link';
import type { Footnote } from '@/lib/content/footnotes';
import './parts.css';

/** The number beside a figure. It leads to the note at the end of the section. */
export function NoteRef({ number }: { number: number }) {
  return (
    <sup className="note-ref">
      <a href={`#note-${number}`} aria-label={`Note ${number}`}>
        {number}
      </a>
    </sup>
  );
}

/** The notes under a section's figures. */
export function Notes({ list }: { list: Footnote[] }) {
  return (
    <ol className="notes" aria-label="Notes" start={list[0]?.number}>
      {list.map(({ number, text, cited }) => (
        <li className="notes__item" id={`note-${number}`} key={number} value={number}>
          {text}
          {cited && (
            <>
              {' Case study: '}
              {cited.href ? (
                <Link className="link" href={cited.href}>
                  {cited.title}
                </Link>
              ) : (
                cited.title
              )}
              .
            </>
          )}
        </li>
      ))}
    </ol>
  );
}
