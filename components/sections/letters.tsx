import './letters.css';

/**
 * Text whose letters light up one after another. It is complete and readable from the first paint: readers
 * and search engines get each line whole, the letters are for the eye. The delay of a letter is a class
 * (`l0` to `l47`), because pages carry no style attributes.
 *
 * @param lines Lines of the text; a space takes a letter's time too.
 * @param pace Milliseconds from one letter to the next.
 * @param accented Whether lines after the first are in the accent's color.
 */
export function Letters({
  lines,
  pace,
  accented = false,
}: {
  lines: string[];
  pace: 70 | 30;
  accented?: boolean;
}) {
  return (
    <>
      <span className="sr-only">{lines.join(' ')}</span>
      <span className={`letters letters--${pace}`} aria-hidden="true">
        {lines.map((line, index) => (
          <LetterLine
            key={line}
            line={line}
            start={lines.slice(0, index).join('').length}
            look={accented && index > 0 ? 'text-accent' : ''}
          />
        ))}
      </span>
    </>
  );
}

function LetterLine({ line, start, look }: { line: string; start: number; look: string }) {
  const words = line.split(' ');
  return (
    <span className={`letters__line ${look}`}>
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
      <span className="letters__word">
        {Array.from(word, (letter, index) => (
          <span key={start + index} className={`l${start + index}`}>
            {letter}
          </span>
        ))}
      </span>{' '}
    </>
  );
}
