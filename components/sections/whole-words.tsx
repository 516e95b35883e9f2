import { Fragment } from 'react';

/** Words of a title that do not break at their hyphens: "220-Room" stays on one line. */
export function WholeWords({ text }: { text: string }) {
  return text.split(' ').map((word, index) => (
    <Fragment key={index}>
      {index > 0 && ' '}
      {word.includes('-') ? <span className="nowrap">{word}</span> : word}
    </Fragment>
  ));
}
