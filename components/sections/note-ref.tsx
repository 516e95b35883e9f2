import { tw } from '@/components/ui/tw';
import { sectionWords } from '@/content/words/sections';

const places = {
  text: tw`ms-0.5 align-super`,
  metric: tw`ms-1 align-super`,
  large: tw`ms-1.5 align-super`,
  figure: tw`ms-1.5 mbs-3 inline-block align-top`,
};

/** The number beside a figure. It leads to the note near the end of the page, and opens the fold that holds it. */
export function NoteRef({ number, at = 'text' }: { number: number; at?: keyof typeof places }) {
  return (
    <sup className={`label leading-none tracking-[0] ${places[at]}`}>
      <a
        className="-m-1 p-1 text-ink-3 hover:text-accent"
        href={`#note-${number}`}
        aria-label={sectionWords.note(number)}
      >
        {number}
      </a>
    </sup>
  );
}
