import { SectionTitle } from './section-title';

/** The head of a section: its heading, and beside or below it a lead. */
export function SectionHead({
  id,
  kicker,
  lead,
  children,
}: {
  id: string;
  kicker: string;
  lead: string;
  children: string;
}) {
  return (
    <div className="section-head">
      <div className="section-head__title">
        <SectionTitle id={id} kicker={kicker}>
          {children}
        </SectionTitle>
      </div>
      <p className="section-head__lead">{lead}</p>
    </div>
  );
}
