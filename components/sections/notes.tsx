import { Link } from '@/components/ui/link';
import type { Footnote } from '@/lib/content/footnotes';
import { tw } from '@/components/ui/tw';
import { sectionWords } from '@/content/words/sections';
import './notes.css';

const places = {
  text: tw`ms-0.5 align-super`,
  metric: tw`ms-1 align-super`,
  large: tw`ms-1.5 align-super`,
  figure: tw`ms-[0.375rem] align-top`,
  /** On a card that is one link. */
  card: tw`relative z-1 ms-0.5 align-super`,
};

/**
 * The number beside a figure. It leads to the note at the end of the section.
 *
 * @param at What it stands beside.
 */
export function NoteRef({ number, at = 'text' }: { number: number; at?: keyof typeof places }) {
  return (
    <sup className={`label leading-none tracking-[0] ${places[at]}`}>
      <a
        className="-m-1 p-1 text-ink-3 underline-offset-3 hover:text-accent hover:underline"
        href={`#note-${number}`}
        aria-label={sectionWords.note(number)}
      >
        {number}
      </a>
    </sup>
  );
}

/** How far the notes stand from what they belong to. */
const distances = { section: tw`mbs-8`, near: tw`mbs-4`, none: '' };

/** The notes under a section's figures; nothing without any. */
export function Notes({
  list,
  distance = 'section',
}: {
  list: Footnote[];
  distance?: keyof typeof distances;
}) {
  if (list.length === 0) return null;
  return (
    <ol
      className={`notes grid gap-1 text-xs leading-5 font-book text-ink-3 ${distances[distance]}`}
      aria-label={sectionWords.notes}
      start={list[0]?.number}
    >
      {list.map(({ number, text, cited }) => (
        <li id={`note-${number}`} key={number} value={number}>
          {text}
          {cited && (
            <>
              {` ${sectionWords.citedCase} `}
              <Link className="link" href={cited.href}>
                {cited.title}
              </Link>
              .
            </>
          )}
        </li>
      ))}
    </ol>
  );
}
