import { BrandMark } from '@/components/art/brand-mark';
import { SectionHead } from '@/components/sections/section-head';
import { Section } from '@/components/ui/section';
import { tw } from '@/components/ui/tw';
import { inboxWords as words } from '@/content/words/inbox';
import { clockOf, waitingOf, type Inbox as Record } from '@/lib/content/inbox';
import { Case } from './case';
import { Decision } from './decision';
import { Left, quiet } from './left';
import { Queue } from './queue';
import { Trace } from './trace';
import './inbox.css';

/** Two columns, and three where the queue has room. */
const two = tw`tablet:grid tablet:grid-cols-[minmax(0,1fr)_272px] tablet:[--side:24px]`;
const three = tw`desk:grid-cols-[340px_minmax(0,1fr)_296px] desk:grid-rows-[auto_1fr]`;

/**
 * The screen on which people decide: what waits, and one case with its evidence, its limit and its clock. The choice is
 * real: the sheet shows the line it leaves and stops the clock, so that it works without scripts.
 */
export function Inbox({ inbox }: { inbox: Record }) {
  const rows = waitingOf(inbox);
  const { case: open, decided, lapsed } = inbox;
  const { left } = clockOf(open, inbox.now);
  const views = [
    { name: words.waiting, count: rows.length },
    { name: words.decidedToday, count: decided.count },
    { name: words.lapsed, count: lapsed },
  ];
  return (
    <Section label="inbox">
      <SectionHead id="inbox" words={inbox} />
      <figure className="group/inbox inbox text-sm leading-5">
        <div className="overflow-hidden rounded-card border border-line bg-surface-1 shadow-card">
          <div className="flex items-center gap-2.5 px-4 py-2 min-block-13 tablet:px-5 tiny:flex-wrap">
            <p className="me-auto flex items-center gap-2.5 font-semibold desk:me-3.5 desk:inline-77.5 [&>svg]:block-5.5 [&>svg]:inline-5.5">
              <BrandMark />
              {inbox.name}
            </p>
            <ul className="me-auto hidden gap-1 text-xs font-medium text-ink-2 *:rounded-tag *:px-2.5 *:py-1.25 *:first:bg-surface-3 *:first:text-ink desk:flex">
              {views.map(({ name, count }) => (
                <li key={name}>
                  {name} <span className={quiet}>{count}</span>
                </li>
              ))}
            </ul>
            <p className={`${quiet} desk:hidden`}>
              {words.place(rows.findIndex(({ isOpen }) => isOpen) + 1, rows.length)}{' '}
              <b className="text-human">
                <Left>{words.span(left)}</Left>
              </b>
            </p>
            <p className="hidden text-xs font-medium text-ink-2 tablet:block">{open.who}</p>
            <span
              className="grid place-items-center rounded-[50%] bg-human-soft text-label font-semibold text-human block-7 inline-7"
              aria-hidden="true"
            >
              {inbox.face}
            </span>
          </div>
          <div className={`[--side:16px] *:border-bs *:border-line ${two} ${three}`}>
            <Queue inbox={inbox} rows={rows} />
            <Case open={open} />
            <Decision open={open} now={inbox.now} />
            <Trace open={open} />
          </div>
        </div>
        <figcaption className="mbs-3.5 help">
          <b className={`${quiet} me-1 font-strong`}>{inbox.label}</b> {inbox.caption}
        </figcaption>
      </figure>
    </Section>
  );
}
