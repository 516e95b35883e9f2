import './parts.css';

/** A section's heading: a plain label, and the headline that says something. Both are the heading's name. */
export function SectionTitle({ id, kicker, children }: { id: string; kicker: string; children: string }) {
  return (
    <h2 className="section-title h2" id={id}>
      <span className="kicker">{kicker}</span>
      <span className="visually-hidden">: </span>
      {children}
    </h2>
  );
}
