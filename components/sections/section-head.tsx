import { SectionTitle } from './section-title';

/** The head of a section: its heading, and beside or below it a lead. */
export function SectionHead({
  id,
  kicker,
  lead,
  reveal = false,
  children,
}: {
  id: string;
  kicker?: string;
  lead: string;
  /** Comes into view as the page is scrolled. */
  reveal?: boolean;
  children: string;
}) {
  return (
    <div
      className={`mbe-10 grid gap-x-6 gap-y-3 print:break-after-avoid wide:grid-cols-12 wide:items-end ${reveal ? 'reveal' : ''}`}
    >
      <div className="wide:col-span-7">
        <SectionTitle id={id} {...(kicker && { kicker })}>
          {children}
        </SectionTitle>
      </div>
      <SectionLead className="wide:col-span-5 wide:pbe-1">{lead}</SectionLead>
    </div>
  );
}

/** What a section is about, in a sentence or two. */
export function SectionLead({ className = '', children }: { className?: string; children: string }) {
  return (
    <p
      className={`text-lg leading-7 tracking-[-0.005em] text-balance text-ink-2 max-inline-[50ch] ${className}`}
    >
      {children}
    </p>
  );
}
