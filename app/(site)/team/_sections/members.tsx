import { Portrait } from '@/components/sections/portrait';
import { SectionLead } from '@/components/sections/section-head';
import { MoreLinks } from '@/components/ui/more-links';
import { Section } from '@/components/ui/section';
import { tw } from '@/components/ui/tw';
import { peopleWords } from '@/content/words/sections';
import type { Member, Team } from '@/lib/content/team';

type Decides = NonNullable<Member['decides']>;

/** Columns of the founders, by how many they are: one stands beside the words of their life. */
const foundersIn = (count: number) => {
  if (count < 2) return '';
  if (count === 2) return tw`tablet:grid-cols-2 wide:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]`;
  return tw`tablet:grid-cols-2 wide:grid-cols-3`;
};

/** The columns of a row of executives in which the fewest places stay empty, five at most. */
const columnsOf = (count: number) =>
  [5, 4, 3].find((columns) => count % columns === 0) ?? (count < 5 ? 3 : 4);
const executivesIn = new Map([
  [3, tw`wide:grid-cols-3`],
  [4, tw`wide:grid-cols-4`],
  [5, tw`wide:grid-cols-5`],
]);

/** Where the run goes on to the next field: not from the last of a row. */
const joinedIn = (index: number, columns: number, count: number) =>
  (index + 1) % columns > 0 && index + 1 < count ? tw`hidden wide:block` : undefined;

/** What a person decides, under their run. */
function Decision({ decides: { title, text }, className }: { decides: Decides; className: string }) {
  return (
    <p className={`grid content-start gap-0.5 text-ink-2 ${className}`}>
      <span className="sr-only">{peopleWords.decides} </span>
      <strong className="font-semibold text-balance text-ink">{title}</strong> <span>{text}</span>
    </p>
  );
}

/** The founders, large, on one run. */
export function Founders({ team }: { team: Team }) {
  const count = team.founders.length;
  const isAlone = count === 1;
  return (
    <section
      className={`container ${team.executives.length > 0 ? '' : 'pbe-section'}`}
      aria-labelledby="founders"
    >
      <h2 className="sr-only" id="founders">
        {team.foundersTitle}
      </h2>
      <ul className={`grid gap-x-6 gap-y-12 ${foundersIn(count)}`}>
        {team.founders.map((person, index) => (
          <li
            className={`grid grid-cols-1 content-start gap-6 ${isAlone ? 'mid:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] mid:items-center mid:gap-12' : ''}`}
            key={person.name}
          >
            <Portrait
              person={person}
              className={`aspect-square rounded-band ${count < 3 ? 'wide:aspect-auto wide:min-block-[clamp(420px,41cqw,520px)]' : ''}`}
              joined={joinedIn(index, count === 2 ? 2 : 3, count)}
            >
              {person.decides && (
                <Decision
                  decides={person.decides}
                  className="px-[6cqi] pbs-2 pbe-7 text-base leading-6 min-block-26 *:[strong]:text-lg"
                />
              )}
            </Portrait>
            <div className="grid content-start justify-items-start gap-1.5">
              <h3 className="text-h3 max-inline-[20ch]">{person.name}</h3>
              <p className="label text-xs leading-5 text-ink-3">{person.role}</p>
              {person.bio && (
                <p className="mbs-2.5 leading-7 text-pretty text-ink-2 max-inline-[62ch]">{person.bio}</p>
              )}
              <MoreLinks links={person.more} />
              <LinkedIn person={person} label={team.linkedIn} />
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The executives, up to five to a row, on one run. */
export function ExecutiveTeam({ team }: { team: Team }) {
  const count = team.executives.length;
  const columns = columnsOf(count);
  // Three to a row, of which the last two share theirs.
  const rest = count % 3 === 2 ? tw`medium:nth-last-[-n+2]:col-span-3` : '';
  return (
    <Section label="executives">
      <div className="mbe-10 grid gap-x-6 gap-y-3 print:break-after-avoid wide:grid-cols-12 wide:items-end">
        <h2 className="text-h2 max-inline-[20ch] wide:col-span-7" id="executives">
          {team.executivesTitle}
        </h2>
        <SectionLead className="wide:col-[8/-1] wide:pbe-1">{team.executivesLead}</SectionLead>
      </div>
      <ul className={`grid gap-x-6 gap-y-8 medium:grid-cols-6 ${executivesIn.get(columns) ?? ''}`}>
        {team.executives.map((person, index) => (
          <li
            className={`grid content-start gap-3.5 medium:col-span-2 phone:grid-cols-[minmax(0,11fr)_minmax(0,9fr)] phone:items-center tiny:grid-cols-1 ${rest}`}
            key={person.name}
          >
            <Portrait
              person={person}
              className="aspect-4/5 rounded-card inline-full wide:aspect-auto wide:min-block-80 medium:aspect-auto medium:min-block-70"
              joined={joinedIn(index, columns, count)}
            >
              {person.decides && (
                <Decision
                  decides={person.decides}
                  className="px-[7cqi] pbs-1 pbe-4 text-xs leading-5 min-block-25 *:[strong]:text-sm"
                />
              )}
            </Portrait>
            <div className="text-ui leading-5.5 [overflow-wrap:anywhere] min-inline-0">
              <h3 className="text-lg leading-6.5 tracking-[-0.01em]">{person.name}</h3>
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
