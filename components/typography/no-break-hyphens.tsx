/**
 * Words that do not break at their hyphens: "220-Room" stays on one line. All else is one text: Chromium tells
 * a screen reader nothing of a space that stands between two texts.
 */
export function NoBreakHyphens({ text }: { text: string }) {
  return text.split(/(\S*-\S*)/).map((part, index) =>
    index % 2 ? (
      <span className="nowrap" key={index}>
        {part}
      </span>
    ) : (
      part
    ),
  );
}
