import { cx } from 'class-variance-authority';
import { DrawnNumber } from '@/components/sections/drawn-number';
import { Portrait } from '@/components/sections/portrait';
import { NoBreakHyphens } from '@/components/typography/no-break-hyphens';
import { SectionLead } from '@/components/typography/section-head';
import { Link } from '@/components/ui/link';
import { MoreLinks } from '@/components/ui/more-links';
import { Section } from '@/components/ui/section';
import { tw } from '@/components/ui/tw';
import type { Member, Team } from '@/content/team.schema';
import { articles } from '@/lib/content/articles';
import * as routes from '@/lib/routes';
import { createSlug } from '@/lib/slug';

/** Each row of five begins wide. */
const widths = [
  tw`@xl:col-span-7`,
  tw`@xl:col-span-5`,
  tw`@xl:col-span-4`,
  tw`@xl:col-span-4`,
  tw`@xl:col-span-4`,
];

export function Founders({ team }: { team: Team }) {
  return (
    <Section headingId="founders" padding="below">
      <h2 className="sr-only" id="founders">
        {team.foundersTitle}
      </h2>
      <ul className="grid gap-y-14">
        {team.founders.map((person, index) => (
          <li
            className="grid gap-x-12 gap-y-6 @xl:grid-cols-12 print:grid-cols-2"
            id={createSlug(person.name)}
            key={person.name}
          >
            <div className={cx('grid content-start gap-5 @xl:col-span-5', index % 2 === 0 && '@xl:order-1')}>
              <Name person={person} className="text-h1" />
              <Decision person={person} team={team} className="text-h3" />
              <p className="leading-7 text-pretty text-ink-2 measure-62">{person.bio}</p>
              <Links person={person} label={team.linkedIn} />
            </div>
            {person.picture && (
              <DrawnNumber
                picture={person.picture}
                className="@max-xl:order-first @xl:col-span-7 @xl:p-10"
                ground={index === 0 ? 'dark' : 'tint'}
              />
            )}
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
      <ul className="grid gap-x-6 gap-y-14 @lg:grid-cols-2 @xl:grid-cols-12 print:grid-cols-2">
        {team.executives.map((person, index) => (
          <li
            className={cx(
              'grid content-start gap-y-5 @lg:row-span-2 @lg:grid-rows-subgrid',
              widths[index % widths.length],
            )}
            id={createSlug(person.name)}
            key={person.name}
          >
            <div className="grid content-start gap-4">
              <Name person={person} className={index % widths.length < 2 ? 'text-h2' : 'text-h3'} />
              <Decision person={person} team={team} className="text-h4" />
              <Links person={person} label={team.linkedIn} />
            </div>
            {person.picture && <DrawnNumber picture={person.picture} className="order-first" />}
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** All people on one line, each as the diamond of a decision. */
export function TeamLine({ people }: { people: readonly Member[] }) {
  return (
    <ul className="mbs-10 grid gap-y-5 @md:grid-cols-[repeat(auto-fit,minmax(8rem,1fr))] @md:gap-y-10">
      {people.map(({ name, initials, role }, index) => (
        <li
          className="relative grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-4 @md:row-span-3 @md:grid-cols-1 @md:grid-rows-subgrid @md:gap-y-0"
          key={name}
        >
          <span
            className={cx(
              'absolute start-[23px] inset-bs-[23px] bg-accent block-full inline-0.5 @md:inset-x-0 @md:block-0.5 @md:inline-auto',
              index === people.length - 1 && '@max-md:hidden',
            )}
          />
          <span
            className="relative grid size-12 place-items-center self-start before:absolute before:inset-1.75 before:rotate-45 before:rounded-[2px] before:bg-person @max-md:row-span-2"
            aria-hidden="true"
          >
            <span className="relative label text-bg">{initials}</span>
          </span>{' '}
          <a
            className="text-h4 leading-6 font-bold hover:text-accent @md:mbs-4 @md:inline-min"
            href={`#${createSlug(name)}`}
          >
            <NoBreakHyphens text={name} />
          </a>{' '}
          <p className="self-start pe-4 text-sm leading-5.5 text-balance text-ink-2 @max-md:col-2 @md:mbs-1">
            {role}
          </p>
        </li>
      ))}
    </ul>
  );
}

function Name({ person, className }: { person: Member & { base?: string | undefined }; className: string }) {
  return (
    <div className="grid gap-2">
      {person.imageUrl && <Portrait person={person} className="mbe-2 aspect-square rounded-card inline-18" />}
      <h3 className={className}>{person.name}</h3>
      <p className="leading-6 text-ink-2">
        {person.role}
        {person.base && <span className="label leading-6 text-ink-3">{` · ${person.base}`}</span>}
      </p>
    </div>
  );
}

function Decision({
  person: { decides, quote },
  team,
  className,
}: {
  person: Member;
  team: Team;
  className: string;
}) {
  const article = quote && articles.get(quote.article);
  return (
    <>
      {decides && (
        <p className="flex flex-wrap items-center gap-x-2 font-semibold">
          <span className="marker-person" aria-hidden="true" />
          <span className="label leading-6 text-person">{team.decides}</span> {decides}
        </p>
      )}
      {quote && (
        <figure className="grid gap-2">
          <blockquote className={cx('m-0 -indent-[0.42em] text-balance', className)}>
            “{quote.text}”
          </blockquote>
          {article && (
            <figcaption className="text-sm leading-5.5">
              <Link className="link" href={routes.article(article.slug)}>
                {article.title}
              </Link>
            </figcaption>
          )}
        </figure>
      )}
    </>
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
