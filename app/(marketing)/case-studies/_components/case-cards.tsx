import { cx } from 'class-variance-authority';
import { cardLink } from '@/components/ui/card-link';
import { TracePanel } from '@/components/sections/trace-panel';
import { Badge } from '@/components/ui/badge';
import { MovingArrow } from '@/components/ui/moving-arrow';
import { Link } from '@/components/ui/link';
import { tw } from '@/components/ui/tw';
import { caseCard } from '@/content/messages/case-studies';
import type { CaseStudy } from '@/content/case-studies/schema';
import * as routes from '@/lib/routes';
import { CaseMeasure } from './case-measure';

const lead = {
  card: tw`col-span-full grid grid-cols-1 overflow-clip rounded-card border bg-surface-1 wide:grid-cols-2`,
  words: tw`grid content-center gap-7 p-[clamp(20px,3.5vw,48px)]`,
  title: tw`text-h2 max-inline-[16ch]`,
};
const cell = {
  card: tw`grid content-start gap-5 p-[clamp(20px,2.5vw,32px)] tablet:rounded-card tablet:border tablet:bg-surface-1 mid:row-span-4 mid:grid-rows-subgrid phone:gap-3 phone:border-be phone:px-0`,
  words: 'contents',
  title: tw`text-h3 phone:text-h4`,
};

/** Fills the rows with two cards each, and the last with three if the number is odd. */
function getColumns(index: number, count: number): string {
  const inThree = count % 3 === 0 || (count % 2 === 1 && index >= count - 3);
  const alone = index % 2 === 0 && index === count - 1;
  return cx(inThree ? 'wide:col-span-2' : 'wide:col-span-3', alone && 'mid-only:col-span-full');
}

/** Gives a first study with a run the width of the page. */
export function CaseCards({ studies, label }: { studies: readonly CaseStudy[]; label: string }) {
  const leads = studies[0]?.run ? 1 : 0;
  return (
    <section className="pbe-section" aria-label={label}>
      <ul className="site-container grid grid-cols-1 gap-6 mid:grid-cols-2 wide:grid-cols-6 phone:gap-0">
        {studies.map((study, index) => {
          const { slug, industry, title, subtitle, decides, lever, run } = study;
          const leading = index < leads && run;
          const classes = leading ? lead : cell;
          return (
            <li
              className={cx(
                'group relative border-line transition-[border-color] hover:border-line-strong',
                classes.card,
                !leading && getColumns(index - leads, studies.length - leads),
              )}
              key={slug}
            >
              <div className={classes.words}>
                <div className="grid content-start justify-items-start gap-2.5">
                  <Badge as="p">{industry}</Badge>
                  <h2 className={cx('mbs-2 phone:mbs-0', classes.title)}>{title}</h2>
                  <p className="text-pretty text-ink-2 max-inline-[44ch]">{subtitle}</p>
                </div>
                <CaseMeasure study={study} />
                {!leading && (
                  <p className="flex items-baseline gap-2.5 text-sm leading-5.5 text-ink-2">
                    {decides && (
                      <>
                        <span className="marker-person" aria-hidden="true" />
                        <span>
                          <b className="font-bold text-ink">{lever?.title}.</b>{' '}
                          <span className="inline-block first-letter:uppercase">
                            {decides.who} {caseCard.decides} {decides.time}.
                          </span>
                        </span>
                      </>
                    )}
                  </p>
                )}
                <Link
                  className={cx(
                    'flex items-center gap-2 self-end justify-self-start text-md leading-6 font-semibold text-accent',
                    cardLink,
                  )}
                  href={routes.caseStudy(slug)}
                >
                  {caseCard.read}
                  <span className="sr-only">: {title}</span>
                  <MovingArrow size={20} />
                </Link>
              </div>
              {leading && (
                <div className="grid items-center bg-tint p-5 tablet:p-[clamp(20px,3vw,40px)]">
                  <TracePanel trace={leading} />
                </div>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
