import { cx } from 'class-variance-authority';
import type { ReactNode } from 'react';
import { Illustration } from '@/components/illustrations/illustration';
import { readDrawing } from '@/components/illustrations/read-drawing';
import { Portrait } from '@/components/sections/portrait';
import { SectionLead } from '@/components/typography/section-head';
import { MoreLinks } from '@/components/ui/more-links';
import { Section } from '@/components/ui/section';
import type { Member, Team } from '@/content/team.schema';

export function Founders({ team }: { team: Team }) {
  return (
    <Section headingId="founders" padding="below">
      <h2 className="sr-only" id="founders">
        {team.foundersTitle}
      </h2>
      <ul className="grid gap-x-6 gap-y-14 @lg:grid-cols-2">
        {team.founders.map((person) => (
          <li className="grid content-start gap-5 @lg:row-span-4 @lg:grid-rows-subgrid" key={person.name}>
            <Drawing person={person} />
            <div className="grid gap-3">
              <Name person={person} className="text-h2" />
              <Decision person={person} label={team.decides} className="text-h4" />
            </div>
            <p className="leading-7 text-pretty text-ink-2 measure-62">{person.bio}</p>
            <Links person={person} label={team.linkedIn} />
          </li>
        ))}
      </ul>
    </Section>
  );
}

export function ExecutiveTeam({ team }: { team: Team }) {
  return (
    <Section headingId="executives" padding="below">
      <div className="mbe-8 grid gap-x-6 gap-y-3 @xl:grid-cols-12 @xl:items-end print:break-after-avoid">
        <h2 className="text-h2 measure-20 @xl:col-span-7" id="executives">
          {team.executivesTitle}
        </h2>
        <SectionLead className="@xl:col-start-8 @xl:-col-end-1 @xl:pbe-1">{team.executivesLead}</SectionLead>
      </div>
      <ul className="border-be border-line">
        {team.executives.map((person) => (
          <li
            className="grid gap-x-10 gap-y-4 border-bs border-line py-6 @lg:grid-cols-[15rem_minmax(0,8fr)_minmax(0,5fr)] @lg:items-center"
            key={person.name}
          >
            <Drawing person={person} />
            <Name person={person} className="text-h2">
              <Links person={person} label={team.linkedIn} />
            </Name>
            <Decision person={person} label={team.decides} className="text-h4" />
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** Draws what the person decides. */
function Drawing({ person: { drawing } }: { person: Member }) {
  return (
    <div className="hue overflow-hidden rounded-card bg-tint hue-mate">
      {drawing && <Illustration svg={readDrawing(drawing)} />}
    </div>
  );
}

function Name({
  person,
  className,
  children,
}: {
  person: Member & { base?: string | undefined };
  className: string;
  children?: ReactNode;
}) {
  return (
    <div className="grid grid-cols-[auto_minmax(0,1fr)] items-start gap-x-4">
      <Portrait person={person} className="mbs-1 size-11 rounded-control" />
      <div>
        <h3 className={className}>{person.name}</h3>
        <p className="leading-6 text-ink-2">{person.role}</p>
        {person.base && <p className="label leading-6 tracking-wide text-ink-3">{person.base}</p>}
        {children}
      </div>
    </div>
  );
}

function Decision({
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
    <p className={cx('font-semibold text-balance', className)}>
      <span className="flex items-center gap-2 label leading-6 text-person">
        <span className="marker-person" aria-hidden="true" />
        {label}
      </span>{' '}
      {decides}
    </p>
  );
}

function Links({ person: { name, more, linkedInUrl }, label }: { person: Member; label: string }) {
  return (
    <div className="flex flex-wrap items-center gap-x-7 empty:hidden">
      <MoreLinks links={more} />
      {linkedInUrl && (
        <a
          className="text-sm leading-5.5 font-normal link"
          href={linkedInUrl}
          rel="noopener"
          aria-label={`${label}: ${name}`}
        >
          {label}
        </a>
      )}
    </div>
  );
}
