import { cx } from 'class-variance-authority';
import { Badge } from '@/components/ui/badge';
import { MovingArrow } from '@/components/ui/moving-arrow';
import { Link } from '@/components/ui/link';
import { tw } from '@/components/ui/tw';
import { caseCard } from '@/content/messages/case-studies';
import type { CaseStudy } from '@/content/case-studies/schema';
import * as routes from '@/lib/routes';
import { CaseMeasure } from './case-measure';
import { QueueChart } from './queue-chart';

const lead = {
  card: tw`col-span-full grid grid-cols-1 overflow-clip rounded-card border bg-surface-1 @xl:grid-cols-2`,
  words: tw`grid content-center gap-7 p-[clamp(20px,3.5vw,48px)]`,
  title: tw`text-h2 measure-16`,
};
const cell = {
  card: tw`grid content-start gap-3 py-5 @max-md:border-be @md:gap-5 @md:rounded-card @md:border @md:bg-surface-1 @md:p-5 @lg:row-span-4 @lg:grid-rows-subgrid @xl:p-8`,
  words: 'contents',
  title: tw`text-h3`,
};

/** Fills the rows with two cards each, and the last with three if the number is odd. */
function getColumns(index: number, count: number): string {
  const inThree = count % 3 === 0 || (count % 2 === 1 && index >= count - 3);
  const alone = index % 2 === 0 && index === count - 1;
  return cx(inThree ? '@xl:col-span-2' : '@xl:col-span-3', alone && '@lg:@max-xl:col-span-full');
}

/** Gives a first study with a queue the width of the page. */
export function CaseCards({ studies, label }: { studies: readonly CaseStudy[]; label: string }) {
  const leads = studies[0]?.queue ? 1 : 0;
  return (
    <section className="pbe-section" aria-label={label}>
      <ul className="site-container grid grid-cols-1 gap-6 @max-md:gap-0 @lg:grid-cols-2 @xl:grid-cols-6">
        {studies.map((study, index) => {
          const { slug, industry, kind, title, subtitle, decides, lever, queue } = study;
          const leading = index < leads && queue;
          const classes = leading ? lead : cell;
          return (
            <li
              className={cx(
                'group relative border-line eased-colors hover:border-line-strong',
                classes.card,
                !leading && getColumns(index - leads, studies.length - leads),
              )}
              key={slug}
            >
              <div className={classes.words}>
                <div className="grid content-start justify-items-start gap-2.5">
                  <Badge as="p">{industry}</Badge>
                  <h2 className={cx('mbs-2 @max-md:mbs-0', classes.title)}>{kind}</h2>
                  <p className="text-pretty text-ink-2 measure-44">
                    <b className="block text-lg leading-7 font-semibold text-ink">{title}</b> {subtitle}
                  </p>
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
                    'flex items-center gap-2 self-end justify-self-start text-base leading-6 font-semibold text-accent',
                    'card-link',
                  )}
                  href={routes.caseStudy(slug)}
                >
                  {caseCard.read}
                  <span className="sr-only">: {title}</span>
                  <MovingArrow size={20} />
                </Link>
              </div>
              {leading && (
                <div className="grid items-center bg-surface-2 p-5 @md:p-[clamp(20px,3vw,40px)]">
                  <QueueChart queue={leading} />
                </div>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
