import { cx } from 'class-variance-authority';
import { Illustration } from '@/components/illustrations/illustration';
import { readDrawing } from '@/components/illustrations/read-drawing';
import { Stop } from '@/components/sections/product-mockup/mockup-parts';
import { FootnoteRef } from '@/components/typography/footnote-ref';
import { NoBreakHyphens } from '@/components/typography/no-break-hyphens';
import { Section } from '@/components/ui/section';
import { tw } from '@/components/ui/tw';
import { changeMessages } from '@/content/messages/sections';
import { industriesPage } from '@/content/industries';
import type { Industry } from '@/content/industries/schema';

const { labels } = industriesPage;

/** The text comes first in the document, whichever side the drawing is on. */
const sides = [
  { surface: 'band', media: tw`wide:col-[1/span_5]`, text: tw`wide:col-[6/-1] wide:ps-10` },
  { surface: 'page', media: tw`wide:col-[8/-1]`, text: tw`wide:col-[1/span_7] wide:pe-10` },
] as const;

export function IndustrySections({ industries }: { industries: readonly Industry[] }) {
  return (
    <div id="industries">
      {industries.map(({ slug, title, drawing, description, checkpoint, ...lists }, index) => {
        const { surface, media, text } = sides[index % 2 ? 1 : 0];
        return (
          <Section
            id={slug}
            headingId={`${slug}-title`}
            surface={surface}
            className="[--spacing-section:clamp(36px,4.5vw,60px)]"
            contentClassName="grid grid-cols-1 gap-x-6 gap-y-4 wide:grid-cols-12 wide:gap-y-7"
            key={slug}
          >
            <div className={cx('grid content-start gap-2 tablet:gap-3 wide:self-end', text)}>
              <h2 className="text-h2" id={`${slug}-title`}>
                {title}
              </h2>
              <p className="text-balance text-ink-2 max-inline-[62ch] wide:text-lg wide:leading-7 phone:text-md phone:leading-5.5">
                {description}
              </p>
            </div>
            <div
              className={cx(
                'self-start overflow-clip rounded-card border border-line bg-surface-1 shadow-card wide:row-[1/span_2]',
                media,
              )}
            >
              <Illustration svg={readDrawing(drawing)} className="[--art-ground:var(--color-surface-1)]" />
              <Stop who={checkpoint.who} text={checkpoint.text} left={checkpoint.clock} />
              <Outcomes outcomes={lists.outcomes} />
            </div>
            <Pairs {...lists} className={text} />
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
  const columns = tw`border-line tablet:grid tablet:grid-cols-2 tablet:gap-x-6`;
  return (
    <div className={cx('text-md leading-5.5', className)}>
      <div className={cx('flex gap-x-3 pbe-2', columns)}>
        <h3 className="kicker">{labels.challenges}</h3>
        <h3 className="kicker text-accent">{labels.solutions}</h3>
      </div>
      <dl>
        {rows.map((row, index) => (
          <div className={cx('border-bs py-2 wide:py-3.5', columns)} key={row}>
            <dt className="text-ink-2">{challenges[index]}</dt>
            <dd className="font-medium">{solutions[index]}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

function Outcomes({ outcomes }: Pick<Industry, 'outcomes'>) {
  if (outcomes.length === 0) return null;
  return (
    <>
      <h3 className="sr-only">{labels.outcomes}</h3>
      <dl className="grid border-line px-4 pbe-1 not-first:border-bs tablet:grid-cols-3 tablet:p-0">
        {outcomes.map(({ metric, change, before, after, source }) => (
          <div
            className="flex flex-row-reverse items-baseline justify-end gap-x-3 border-line py-1.5 not-first:border-bs tablet:flex-col-reverse tablet:justify-end tablet:gap-0 tablet:border-bs-0! tablet:px-3.5 tablet:py-3 tablet:not-first:border-s"
            key={metric}
          >
            <dt className="text-xs leading-5 font-normal text-ink-2">
              <span className="block text-balance">
                <NoBreakHyphens text={metric} />
              </span>{' '}
              <span className="block text-balance text-ink-3">{changeMessages.fromTo(before, after)}</span>
            </dt>
            <dd className="shrink-0 text-h4 whitespace-nowrap text-accent tablet:text-h3 phone:min-inline-20">
              {change}
              <FootnoteRef source={source} />
            </dd>
          </div>
        ))}
      </dl>
    </>
  );
}
