import { cx } from 'class-variance-authority';
import type { ReactNode } from 'react';
import { DrawingFile } from '@/components/illustrations/drawing-file';
import { RequestDemoButton } from '@/components/demo/request-demo-button';
import { Stop } from '@/components/sections/mockup-parts';
import { FootnoteRef } from '@/components/typography/footnote-ref';
import { NoBreakHyphens } from '@/components/typography/no-break-hyphens';
import { Section } from '@/components/ui/section';
import { ButtonLink } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { tw } from '@/components/ui/tw';
import { actions } from '@/content/messages/layout';
import { changeMessages } from '@/content/messages/sections';
import { industriesPage } from '@/content/industries';
import type { Industry } from '@/content/industries/schema';
import { findFurther } from '@/lib/content/further';

const { labels } = industriesPage;

/** Those with a case of their own have a section each; others that follow each other share one. */
export function IndustrySections({ industries }: { industries: readonly Industry[] }) {
  const groups = groupByCase(industries);
  return (
    <div id="industries">
      {groups.map((group, index) => {
        // The last is on the page, as what follows is.
        const surface = (groups.length - index) % 2 === 0 ? 'band' : 'page';
        const [first] = group;
        return hasCase(first) ? (
          <IndustrySection industry={first} surface={surface} key={first.slug} />
        ) : (
          <IndustryCards industries={group} surface={surface} key={first.slug} />
        );
      })}
    </div>
  );
}

type Group = [Industry, ...Industry[]];
type Surface = 'band' | 'page';

const hasCase = (industry: Industry) => findFurther(industry)?.title !== undefined;

function groupByCase(industries: readonly Industry[]): Group[] {
  const groups: Group[] = [];
  for (const industry of industries) {
    const last = groups.at(-1);
    if (last && !hasCase(industry) && !hasCase(last[0])) last.push(industry);
    else groups.push([industry]);
  }
  return groups;
}

/** The text comes first in the document, whichever side the drawing is on. */
const sides = {
  band: { text: tw`@xl:col-span-5 @xl:col-start-1`, media: tw`@xl:col-start-6 @xl:-col-end-1` },
  page: { text: tw`@xl:col-start-8 @xl:-col-end-1`, media: tw`@xl:col-span-7 @xl:col-start-1` },
};

function IndustrySection({ industry, surface }: { industry: Industry; surface: Surface }) {
  const { slug, outcomes } = industry;
  const { text, media } = sides[surface];
  return (
    <Section
      id={slug}
      headingId={`${slug}-title`}
      surface={surface}
      contentClassName="grid grid-cols-1 gap-x-12 gap-y-6 @xl:grid-cols-12"
    >
      <div className={cx('grid content-center gap-x-6 gap-y-4', text)}>
        <IndustryTitle industry={industry} className="text-h1" />
        <Outcomes outcomes={outcomes} variant="large" />
      </div>
      <Exhibit industry={industry} className={cx('self-center @xl:row-start-1', media)} />
      <Pairs {...industry} className={cx('@xl:row-start-2', media)} listClassName="@md:grid-cols-3" />
      <Further industry={industry} className={cx('content-start @xl:row-start-2', text)} />
    </Section>
  );
}

const cards = {
  /** Beside each other, their parts aligned. */
  several: {
    grid: tw`gap-y-16 @xl:grid-cols-2 @xl:gap-y-6`,
    card: tw`gap-y-4 @xl:row-span-4 @xl:grid-rows-subgrid`,
    exhibit: tw`@xl:row-start-1`,
    text: tw`@xl:row-start-2 @xl:mbs-3`,
    rest: '',
    list: '',
  },
  /** Across the page. */
  one: {
    grid: '',
    card: tw`gap-x-12 gap-y-6 @xl:grid-cols-12`,
    exhibit: tw`self-start @xl:col-span-5 @xl:row-span-3 @xl:row-start-1`,
    text: tw`@xl:col-start-6 @xl:-col-end-1`,
    rest: tw`@xl:col-start-6 @xl:-col-end-1`,
    list: tw`@md:grid-cols-3`,
  },
};

function IndustryCards({ industries, surface }: { industries: Group; surface: Surface }) {
  const { grid, card, exhibit, text, rest, list } = cards[industries.length > 1 ? 'several' : 'one'];
  return (
    <div className={cx('py-section', surface === 'band' && 'border-y border-line bg-band')}>
      <div className={cx('site-container grid grid-cols-1 gap-x-12', grid)}>
        {industries.map((industry) => (
          <section
            className={cx('grid grid-cols-1', card)}
            id={industry.slug}
            aria-labelledby={`${industry.slug}-title`}
            key={industry.slug}
          >
            <div className={cx('grid content-start gap-3', text)}>
              <IndustryTitle industry={industry} className="text-h2" />
            </div>
            <Exhibit industry={industry} isFlat className={exhibit}>
              <Outcomes outcomes={industry.outcomes} variant="small" />
            </Exhibit>
            <Pairs {...industry} className={rest} listClassName={list} />
            <Further industry={industry} className={rest} />
          </section>
        ))}
      </div>
    </div>
  );
}

function IndustryTitle({ industry, className }: { industry: Industry; className: string }) {
  return (
    <>
      <h2 className={className} id={`${industry.slug}-title`}>
        {industry.title}
      </h2>
      <p className="text-pretty text-ink-2 measure-62 @max-md:leading-6 @xl:text-lg @xl:leading-7">
        {industry.description}
      </p>
    </>
  );
}

/** Shows the drawing, and below it where a person decides. */
function Exhibit({
  industry: { drawing, checkpoint },
  isFlat = false,
  className,
  children,
}: {
  industry: Industry;
  /** Crops the drawing to half its width. */
  isFlat?: boolean;
  className: string;
  children?: ReactNode;
}) {
  return (
    <div className={cx('overflow-clip rounded-card border border-line bg-surface-1 shadow-card', className)}>
      <div className={cx('[--color-surface-2:var(--color-surface-1)]', isFlat && 'aspect-2/1')}>
        <DrawingFile name={drawing} size={[480, 292]} isCover={isFlat} />
      </div>
      <Stop who={checkpoint.who} text={checkpoint.text} left={checkpoint.clock} />
      {children}
    </div>
  );
}

/** Sets each solution below its challenge. */
function Pairs({
  challenges,
  solutions,
  className = '',
  listClassName = '',
}: Pick<Industry, 'challenges' | 'solutions'> & { className?: string; listClassName?: string }) {
  const rows = challenges.length > solutions.length ? challenges : solutions;
  if (rows.length === 0) return null;
  return (
    <div className={className}>
      <div className="flex gap-x-3 pbe-2">
        <h3 className="kicker">{labels.challenges}</h3>{' '}
        <span className="kicker" aria-hidden="true">
          →
        </span>{' '}
        <h3 className="kicker text-accent">{labels.solutions}</h3>
      </div>
      <dl className={cx('grid gap-x-6', listClassName)}>
        {rows.map((row, index) => (
          <div className="border-bs border-line py-3" key={row}>
            <dt className="text-pretty text-ink-2">{challenges[index]}</dt>
            <dd className="font-semibold text-pretty">{solutions[index]}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

/** Leads to the case of an industry, or to a module that works there, and to a demo. */
function Further({ industry, className = '' }: { industry: Industry; className?: string }) {
  const further = findFurther(industry);
  return (
    <div className={cx('flex flex-wrap items-center gap-x-6 gap-y-1', className)}>
      <RequestDemoButton variant="secondary">
        {actions.requestDemo}
        <span className="sr-only">: {industry.title}</span>
      </RequestDemoButton>{' '}
      {further && (
        <ButtonLink variant="tertiary" href={further.href}>
          <span>
            {further.label}
            {further.title && <span className="sr-only">: {further.title}</span>}
          </span>{' '}
          <Icon name="arrow" size={20} />
        </ButtonLink>
      )}
    </div>
  );
}

const outcomeLooks = {
  /** The first of a section with a case. */
  largest: {
    item: tw`col-span-full flex flex-col-reverse gap-3`,
    value: tw`text-[min(clamp(4.5rem,2.5rem+5vw,7.5rem),20vw)] leading-none tracking-tightest`,
    text: tw`text-h4`,
  },
  large: {
    item: tw`flex flex-col-reverse justify-end gap-1 border-bs border-line pbs-3`,
    value: tw`text-h3`,
    text: tw`text-sm leading-5.5`,
  },
  small: {
    item: tw`flex flex-row-reverse items-baseline justify-end gap-x-3 py-1.5 @md:flex-col-reverse @md:gap-0 @md:px-4 @md:py-3`,
    value: tw`shrink-0 text-h3 @max-md:min-inline-32`,
    text: tw`text-sm leading-5.5`,
  },
};

const outcomeLists = {
  large: tw`grid grid-cols-2 gap-x-6 gap-y-4`,
  small: tw`grid border-bs border-line px-4 pbe-1 row-lines @md:grid-cols-3 @md:p-0 @md:column-lines`,
};

function Outcomes({
  outcomes,
  variant,
}: Pick<Industry, 'outcomes'> & { variant: keyof typeof outcomeLists }) {
  if (outcomes.length === 0) return null;
  return (
    <>
      <h3 className="sr-only">{labels.outcomes}</h3>
      <dl className={outcomeLists[variant]}>
        {outcomes.map(({ metric, change, before, after, source }, index) => {
          const { item, value, text } =
            outcomeLooks[variant === 'large' && index === 0 ? 'largest' : variant];
          return (
            <div className={item} key={metric}>
              <dt className={text}>
                <span className="block text-balance">
                  <NoBreakHyphens text={metric} />
                </span>{' '}
                <span className="block text-balance text-ink-2">{changeMessages.fromTo(before, after)}</span>
              </dt>
              <dd className={cx('font-semibold whitespace-nowrap text-accent', value)}>
                {change}
                <FootnoteRef source={source} />
              </dd>
            </div>
          );
        })}
      </dl>
    </>
  );
}
