import { cx } from 'class-variance-authority';
import { Portrait } from '@/components/sections/portrait';
import { SectionLead } from '@/components/typography/section-head';
import { MoreLinks } from '@/components/ui/more-links';
import { tw } from '@/components/ui/tw';
import { Section } from '@/components/ui/section';
import type { Member, Team } from '@/content/team.schema';

const card = tw`overflow-clip rounded-card border border-line bg-surface-1`;

export function Founders({ team }: { team: Team }) {
  return (
    <Section headingId="founders" padding="below">
      <h2 className="mbe-10 text-h2" id="founders">
        {team.foundersTitle}
      </h2>
      <ul className="grid gap-6 @lg:grid-cols-2">
        {team.founders.map((person) => (
          <li className={cx('flex flex-col gap-5 p-6 @xl:p-8', card)} key={person.name}>
            <div className="grid grid-cols-[auto_minmax(0,1fr)] items-center gap-5 @max-3xs:grid-cols-1">
              <Portrait person={person} className="size-16 rounded-card" />
              <div>
                <h3 className="text-h3">{person.name}</h3>
                <p className="mbs-1 leading-6 text-ink-2">{person.role}</p>
              </div>
            </div>
            {person.bio && <p className="leading-7 text-pretty text-ink-2 measure-62">{person.bio}</p>}
            <div className="mbs-auto flex flex-wrap items-center gap-x-7">
              <MoreLinks links={person.more} />
              <LinkedIn person={person} label={team.linkedIn} />
            </div>
            <Decides
              person={person}
              label={team.decides}
              className="-mx-6 -mbe-6 px-6 text-h3 @xl:-mx-8 @xl:-mbe-8 @xl:px-8"
            />
          </li>
        ))}
      </ul>
    </Section>
  );
}

export function ExecutiveTeam({ team }: { team: Team }) {
  return (
    <Section headingId="executives" padding="below">
      <div className="mbe-10 grid gap-x-6 gap-y-3 @xl:grid-cols-12 @xl:items-end print:break-after-avoid">
        <h2 className="text-h2 measure-20 @xl:col-span-7" id="executives">
          {team.executivesTitle}
        </h2>
        <SectionLead className="@xl:col-start-8 @xl:-col-end-1 @xl:pbe-1">{team.executivesLead}</SectionLead>
      </div>
      <ul className="grid gap-4 @md:grid-cols-2 @md:gap-6 @lg:grid-cols-3 @xl:grid-cols-5">
        {team.executives.map((person) => (
          <li
            className={cx(
              'grid grid-cols-[auto_minmax(0,1fr)] gap-x-5 gap-y-4 p-5 @md:row-span-3 @md:grid-cols-1 @md:grid-rows-subgrid',
              card,
            )}
            key={person.name}
          >
            <Portrait person={person} className="size-14 rounded-[12px]" />
            <div className="text-md leading-5.5 wrap-anywhere">
              <h3 className="text-lg leading-6.5 tracking-tight">{person.name}</h3>
              <p className="text-ink-2">{person.role}</p>
              {person.base && <p className="mbs-1 label leading-5 tracking-wide text-ink-3">{person.base}</p>}
              <LinkedIn person={person} label={team.linkedIn} />
            </div>
            <Decides
              person={person}
              label={team.decides}
              className="col-span-full -mx-5 -mbe-5 px-5 text-lg leading-6.5"
            />
          </li>
        ))}
      </ul>
    </Section>
  );
}

function Decides({
  person: { decides },
  label,
  className,
}: {
  person: Member;
  label: string;
  className: string;
}) {
  if (!decides) return null;
  return (
    <p className={cx('bg-person-soft py-4 font-semibold text-balance', className)}>
      <span className="mbe-1 flex items-center gap-2 label leading-5.5 text-person">
        <span className="marker-person" aria-hidden="true" />
        {label}
      </span>{' '}
      {decides}
    </p>
  );
}

function LinkedIn({ person: { name, linkedInUrl }, label }: { person: Member; label: string }) {
  if (!linkedInUrl) return null;
  return (
    <a
      className="text-sm leading-5.5 font-normal link"
      href={linkedInUrl}
      rel="noopener"
      aria-label={`${label}: ${name}`}
    >
      {label}
    </a>
  );
}
