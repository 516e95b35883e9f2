/**
 * Keeps "220-Room" on one line. The rest is one text: Chromium hides a space between two texts from screen
 * readers.
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
