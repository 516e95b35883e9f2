/** A sentence whose compounds stay on one line: "sample-approved" does not break at its hyphen. */
export function Unbroken({ children }: { children: string }) {
  return children.split(/(\S+-\S+)/).map((part, index) =>
    index % 2 ? (
      <span className="inline-block max-inline-full" key={part}>
        {part}
      </span>
    ) : (
      part
    ),
  );
}
