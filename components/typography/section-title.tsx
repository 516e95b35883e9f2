import { NoBreakHyphens } from './no-break-hyphens';

/** A plain label, and the headline that says something. */
export interface Heading {
  kicker?: string | undefined;
  title: string;
  /** What a plain headline has to say, below it. */
  line?: string | undefined;
}

/** A section's heading. Label and headline are both its name. */
export function SectionTitle({
  id,
  words: { kicker, title, line },
  className = '',
}: {
  id: string;
  words: Heading;
  className?: string;
}) {
  return (
    <>
      <h2 className={`text-h2 max-inline-[20ch] print:break-inside-avoid ${className}`} id={id}>
        {kicker && (
          <>
            <span className="mbe-3 kicker">{kicker}</span>
            <span className="sr-only">: </span>
          </>
        )}
        <NoBreakHyphens text={title} />
      </h2>
      {line && <p className="mbs-2 text-h4 font-medium text-balance">{line}</p>}
    </>
  );
}
