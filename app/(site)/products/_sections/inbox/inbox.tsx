import { BrandMark } from '@/components/art/brand-mark';
import { SectionHead } from '@/components/sections/section-head';
import { Section } from '@/components/ui/section';
import { inboxWords as words } from '@/content/words/inbox';
import { clockOf, waitingOf, type Inbox as Record } from '@/lib/content/inbox';
import { Case } from './case';
import { Decision } from './decision';
import { Left } from './left';
import { Queue } from './queue';
import { Trace } from './trace';
import './inbox.css';

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
      <SectionHead id="inbox" kicker={inbox.kicker} lead={inbox.lead}>
        {inbox.title}
      </SectionHead>
      <figure className="inbox">
        <div className="inbox__frame rounded-card border border-line bg-surface-1 shadow-card">
          <div className="inbox__top">
            <p className="inbox__name">
              <BrandMark />
              {inbox.name}
            </p>
            <ul className="inbox__views">
              {views.map(({ name, count }) => (
                <li key={name}>
                  {name} <span className="inbox__data">{count}</span>
                </li>
              ))}
            </ul>
            <p className="inbox__step inbox__data">
              {words.place(rows.findIndex(({ isOpen }) => isOpen) + 1, rows.length)}{' '}
              <b>
                <Left>{words.span(left)}</Left>
              </b>
            </p>
            <p className="inbox__who">{open.who}</p>
            <span className="inbox__face" aria-hidden="true">
              {inbox.face}
            </span>
          </div>
          <div className="inbox__columns">
            <Queue inbox={inbox} rows={rows} />
            <Case open={open} />
            <Decision open={open} now={inbox.now} />
            <Trace open={open} />
          </div>
        </div>
        <figcaption className="mbs-3.5 help">
          <b className="inbox__data me-1">{inbox.label}</b> {inbox.caption}
        </figcaption>
      </figure>
    </Section>
  );
}
