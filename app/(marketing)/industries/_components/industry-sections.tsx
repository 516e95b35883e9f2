import { cx } from 'class-variance-authority';
import { Illustration } from '@/components/illustrations/illustration';
import { readDrawing } from '@/components/illustrations/read-drawing';
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

/** The text comes first in the document, whichever side the drawing is on. */
const sides = [
  {
    surface: 'band',
    media: tw`@xl:col-span-5 @xl:col-start-1`,
    text: tw`@xl:col-start-6 @xl:-col-end-1 @xl:ps-10`,
  },
  {
    surface: 'page',
    media: tw`@xl:col-start-8 @xl:-col-end-1`,
    text: tw`@xl:col-span-7 @xl:col-start-1 @xl:pe-10`,
  },
] as const;

export function IndustrySections({ industries }: { industries: readonly Industry[] }) {
  return (
    <div id="industries">
      {industries.map((industry, index) => {
        const { slug, title, drawing, description, checkpoint, ...lists } = industry;
        const { surface, media, text } = sides[index % 2 ? 1 : 0];
        return (
          <Section
            id={slug}
            headingId={`${slug}-title`}
            surface={surface}
            className="[--spacing-section:clamp(36px,4.5vw,60px)]"
            contentClassName="grid grid-cols-1 gap-x-6 gap-y-4 @xl:grid-cols-12 @xl:gap-y-7"
            key={slug}
          >
            <div className={cx('grid content-start gap-2 @md:gap-3 @xl:self-end', text)}>
              <h2 className="text-h2" id={`${slug}-title`}>
                {title}
              </h2>
              <p className="text-balance text-ink-2 measure-62 @max-md:text-base @max-md:leading-5.5 @xl:text-lg @xl:leading-7">
                {description}
              </p>
            </div>
            <div
              className={cx(
                'self-start overflow-clip rounded-card border border-line bg-surface-1 shadow-card @xl:row-span-3 @xl:row-start-1',
                media,
              )}
            >
              <Illustration svg={readDrawing(drawing)} className="art-on-surface-1" />
              <Stop who={checkpoint.who} text={checkpoint.text} left={checkpoint.clock} />
              <Outcomes outcomes={lists.outcomes} />
            </div>
            <Pairs {...lists} className={text} />
            <Further industry={industry} className={text} />
          </Section>
        );
      })}
    </div>
  );
}

/** Sets each challenge beside its solution; on a phone the solution is below it. */
function Pairs({
  challenges,
  solutions,
  className,
}: Pick<Industry, 'challenges' | 'solutions'> & { className: string }) {
  const rows = challenges.length > solutions.length ? challenges : solutions;
  if (rows.length === 0) return null;
  const columns = tw`border-line @md:grid @md:grid-cols-2 @md:gap-x-6`;
  return (
    <div className={cx('text-base leading-5.5', className)}>
      <div className={cx('flex gap-x-3 pbe-2', columns)}>
        <h3 className="kicker">{labels.challenges}</h3>{' '}
        <span className="kicker @md:hidden" aria-hidden="true">
          →
        </span>{' '}
        <h3 className="kicker text-accent">{labels.solutions}</h3>
      </div>
      <dl>
        {rows.map((row, index) => (
          <div className={cx('border-bs py-2 @xl:py-3.75', columns)} key={row}>
            <dt className="text-ink-2">{challenges[index]}</dt>
            <dd className="font-medium">{solutions[index]}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

/** Leads to the case of an industry, or to a module that works there, and to a demo. */
function Further({ industry, className }: { industry: Industry; className: string }) {
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

function Outcomes({ outcomes }: Pick<Industry, 'outcomes'>) {
  if (outcomes.length === 0) return null;
  return (
    <>
      <h3 className="sr-only">{labels.outcomes}</h3>
      <div className="@container border-bs border-line">
        <dl className="grid px-4 pbe-1 row-lines @min-[26rem]:grid-cols-3 @min-[26rem]:p-0 @min-[26rem]:column-lines">
          {outcomes.map(({ metric, change, before, after, source }) => (
            <div
              className="flex flex-row-reverse items-baseline justify-end gap-x-3 py-1.5 @min-[26rem]:flex-col-reverse @min-[26rem]:gap-0 @min-[26rem]:px-3.5 @min-[26rem]:py-3"
              key={metric}
            >
              <dt className="text-xs leading-5 font-normal text-ink-2">
                <span className="block text-balance">
                  <NoBreakHyphens text={metric} />
                </span>{' '}
                <span className="block text-balance text-ink-3">{changeMessages.fromTo(before, after)}</span>
              </dt>
              <dd className="shrink-0 text-h4 whitespace-nowrap text-accent @max-[26rem]:min-inline-20 @min-[26rem]:text-h3">
                {change}
                <FootnoteRef source={source} />
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </>
  );
}
