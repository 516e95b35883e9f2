import { WholeWords } from './whole-words';

/** A section's heading: a plain label, and the headline that says something. Both are the heading's name. */
export function SectionTitle({
  id,
  kicker,
  className = '',
  children,
}: {
  id: string;
  kicker?: string;
  className?: string;
  children: string;
}) {
  return (
    <h2 className={`text-h2 max-inline-[20ch] print:break-inside-avoid ${className}`} id={id}>
      {kicker && (
        <>
          <span className="mbe-3 kicker">{kicker}</span>
          <span className="sr-only">: </span>
        </>
      )}
      <WholeWords text={children} />
    </h2>
  );
}
