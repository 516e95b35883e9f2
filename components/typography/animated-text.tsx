import { tw } from '@/components/ui/tw';

/** Signs of a name that belongs to somebody; they are smaller than its letters. */
const MARKED = tw`align-[0.62em] text-[0.5em] leading-none tracking-[0]`;
const MARK = /[\u2122\u00ae]/;
/** Letters light up in turn: each waits its place in the line times the pace. */
const lit = tw`*:animate-[letter_0.3s_var(--ease-out)_calc(var(--letter,0)*var(--pace))_both]`;
const paces = { 70: tw`[--pace:70ms]`, 30: tw`[--pace:30ms]` };

/**
 * Text whose letters light up one after another. It is complete and readable from the first paint: readers
 * and search engines get each line whole, the letters are for the eye. The delay of a letter is a class
 * (`letter-0` to `letter-47`), because pages carry no style attributes.
 *
 * @param lines Lines of the text; a space takes a letter's time too.
 * @param pace Milliseconds from one letter to the next.
 * @param accented Whether lines after the first are in the accent's color.
 */
export function AnimatedText({
  lines,
  pace,
  accented = false,
}: {
  lines: string[];
  pace: keyof typeof paces;
  accented?: boolean;
}) {
  return (
    <>
      <span className="sr-only">{lines.join(' ')}</span>
      <span className={paces[pace]} aria-hidden="true">
        {lines.map((line, index) => (
          <LetterLine
            key={line}
            line={line}
            start={lines.slice(0, index).join('').length}
            variant={accented && index > 0 ? 'text-accent' : ''}
          />
        ))}
      </span>
    </>
  );
}

function LetterLine({ line, start, variant }: { line: string; start: number; variant: string }) {
  const words = line.split(' ');
  return (
    <span className={`block ${variant}`}>
      {words.map((word, index) => (
        <Word key={word} word={word} start={start + [...words.slice(0, index), ''].join(' ').length} />
      ))}
    </span>
  );
}

/** One word, which never breaks, and the space after it. */
function Word({ word, start }: { word: string; start: number }) {
  return (
    <>
      <span className={`${lit} inline-block max-inline-full`}>
        {Array.from(word, (letter, index) => (
          <span
            key={start + index}
            className={`letter-${start + index}${MARK.test(letter) ? ` ${MARKED}` : ''}`}
          >
            {letter}
          </span>
        ))}
      </span>{' '}
    </>
  );
}
