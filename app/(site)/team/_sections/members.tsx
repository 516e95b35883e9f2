import { Portrait } from '@/components/sections/portrait';
import { SectionLead } from '@/components/sections/section-head';
import { MoreLinks } from '@/components/ui/more-links';
import { Section } from '@/components/ui/section';
import { tw } from '@/components/ui/tw';
import type { Member, Team } from '@/lib/content/team';

const sides = [
  { row: tw`mid:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]`, portrait: '', text: '' },
  {
    row: tw`mid:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]`,
    portrait: tw`mid:order-1`,
    text: tw`wide:ps-[clamp(0px,4vw,72px)]`,
  },
] as const;

/** The founders, each with a large portrait; its side alternates. */
export function Founders({ team }: { team: Team }) {
  return (
    <section
      className={`container ${team.executives.length > 0 ? '' : 'pbe-section'}`}
      aria-labelledby="founders"
    >
      <h2 className="sr-only" id="founders">
        {team.foundersTitle}
      </h2>
      <ul className="grid gap-[clamp(48px,7vw,88px)]">
        {team.founders.map((person, index) => {
          const side = sides[index % 2 ? 1 : 0];
          return (
            <li className={`grid gap-6 mid:gap-[clamp(32px,5vw,72px)] ${side.row}`} key={person.name}>
              <Portrait
                person={person}
                width={480}
                height={420}
                className={`aspect-480/420 rounded-band ${side.portrait}`}
              />
              <div className={`grid content-center justify-items-start gap-2 ${side.text}`}>
                <h3 className="text-h2 max-inline-[20ch]">{person.name}</h3>
                <p className="label text-xs leading-5 text-ink-3">{person.role}</p>
                {person.bio && (
                  <p className="mbs-3 text-lg leading-7 tracking-[-0.005em] text-ink-2 max-inline-[58ch]">
                    {person.bio}
                  </p>
                )}
                <MoreLinks links={person.more} />
                <LinkedIn person={person} label={team.linkedIn} />
              </div>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

/** The executives, five to a row. */
export function ExecutiveTeam({ team }: { team: Team }) {
  return (
    <Section label="executives">
      <div className="mbe-10 grid gap-x-6 gap-y-3 print:break-after-avoid wide:grid-cols-12 wide:items-end">
        <h2 className="text-h2 max-inline-[20ch] wide:col-span-7" id="executives">
          {team.executivesTitle}
        </h2>
        <SectionLead className="wide:col-[8/-1] wide:pbe-1">{team.executivesLead}</SectionLead>
      </div>
      <ul className="grid border-bs border-line mid:grid-cols-5 mid:gap-x-4 mid:gap-y-10 mid:border-0 wide:gap-x-6">
        {team.executives.map((person) => (
          <li
            className="grid grid-cols-[88px_minmax(0,1fr)] items-center gap-5 border-be border-line py-4 mid:grid-cols-1 mid:content-start mid:gap-4 mid:border-0 mid:p-0"
            key={person.name}
          >
            <Portrait
              person={person}
              width={220}
              height={250}
              className="aspect-22/25 rounded-[12px] wide:rounded-card"
            />
            <div className="text-ui leading-5.5">
              <h3 className="text-lg leading-6.5 tracking-[-0.01em] mid-only:min-block-[2lh]">
                {person.name}
              </h3>
              <p className="text-ink-2">{person.role}</p>
              {person.base && (
                <p className="mbs-1 label leading-5 tracking-[0.02em] text-ink-3">{person.base}</p>
              )}
              <LinkedIn person={person} label={team.linkedIn} />
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}

function LinkedIn({ person: { name, linkedInUrl }, label }: { person: Member; label: string }) {
  if (!linkedInUrl) return null;
  return (
    <a
      className="link text-sm leading-[1.571] font-book"
      href={linkedInUrl}
      rel="noopener"
      aria-label={`${label}: ${name}`}
    >
      {label}
    </a>
  );
}
