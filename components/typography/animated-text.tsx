import { cx } from 'class-variance-authority';
import { tw } from '@/components/ui/tw';

/** Trademark signs are smaller than letters. */
const MARKED = tw`align-[0.62em] text-[0.5em] leading-none`;
const MARK = /[\u2122\u00ae]/;
const paces = { 70: tw`[--pace:70]`, 30: tw`[--pace:30]` };

/**
 * Lights up letters one after another. The text is complete and readable from the first paint. Its heading names
 * itself, because screen readers would spell the letters.
 * Delays are classes (`letter-0` to `letter-47`), because the policy forbids style attributes.
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
    <span className={paces[pace]} aria-hidden="true">
      {lines.map((line, index) => (
        <LetterLine
          key={line}
          line={line}
          start={lines.slice(0, index).join('').length}
          className={accented && index > 0 ? 'text-accent' : ''}
        />
      ))}
    </span>
  );
}

function LetterLine({ line, start, className }: { line: string; start: number; className: string }) {
  const words = line.split(' ');
  return (
    <span className={cx('block', className)}>
      {words.map((word, index) => (
        <Word key={word} word={word} start={start + [...words.slice(0, index), ''].join(' ').length} />
      ))}
    </span>
  );
}

function Word({ word, start }: { word: string; start: number }) {
  return (
    <>
      <span className="inline-block lit-letters max-inline-full">
        {Array.from(word, (letter, index) => (
          <span key={start + index} className={cx(`letter-${start + index}`, MARK.test(letter) && MARKED)}>
            {letter}
          </span>
        ))}
      </span>{' '}
    </>
  );
}
