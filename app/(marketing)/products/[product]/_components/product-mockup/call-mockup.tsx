import { cx } from 'class-variance-authority';
import { StretchedSvg } from '@/components/illustrations/stretched-svg';
import type { ScreenOf } from '@/content/products/schema';
import { mockupMessages } from '@/content/messages/products';
import { Dots, Stop } from '@/components/sections/mockup-parts';

type Call = ScreenOf<'call'>;

const messages = mockupMessages.call;

export function CallMockup({ mock: { turns, wave, now, stop } }: { mock: Call }) {
  return (
    <div className="call-screen grid grid-cols-1">
      <Wave wave={wave} now={now} />
      <ol className="grid content-between gap-2.5 px-4 py-3.5 @sm:px-5">
        {turns.map(({ who, at, text: said }) => (
          <li className="grid gap-px" key={at}>
            <span className="flex items-center gap-2 label text-ink-3">
              {who === 'done' && <span className="marker-agent" aria-hidden="true" />}
              <b className={cx('font-medium', who === 'caller' ? 'text-ink-2' : 'text-accent')}>
                {messages.speakers[who]}
              </b>{' '}
              <time>{at}</time>
            </span>
            <p className="call-turn text-balance">{said}</p>
          </li>
        ))}
      </ol>
      <Stop {...stop} />
    </div>
  );
}

/** Percent of the line that is past. */
const PAST_PERCENT = 86;

/** Returns an uneven share, as syllables are. */
const getLoudness = (second: number) => Math.sin(second * 91) ** 2;

/** Draws bars of both voices around the line, and dots while a person decides. */
function Wave({ wave, now }: Pick<Call, 'wave' | 'now'>) {
  const x = (second: number) => ((second / now) * PAST_PERCENT).toFixed(1);
  const bars = (who: 'caller' | 'agent') =>
    wave
      .filter((part) => part.who === who)
      .map(({ from, to }) =>
        Array.from({ length: Math.round((to - from) * 2) }, (_, at) => {
          const swell = Math.sin(((at + 1) / ((to - from) * 2 + 1)) * Math.PI) ** 0.5;
          const height = 3 + 16 * swell * getLoudness(from + at / 2);
          return `M${x(from + at / 2)} ${who === 'caller' ? 24 : 28}v${who === 'caller' ? '-' : ''}${height.toFixed(1)}`;
        }).join(''),
      )
      .join('');
  const waits = wave.filter(({ who }) => who === 'wait');
  return (
    <div className="call-voices grid items-center gap-3 bg-tint px-4 py-2 @sm:px-5" aria-hidden="true">
      <div className="grid gap-2 label text-tint-ink">
        <span>{messages.speakers.caller}</span> <span className="text-accent">{messages.speakers.agent}</span>
      </div>
      <StretchedSvg className="call-wave" size={[100, 52]}>
        <path className="call-caller" strokeLinecap="round" d={bars('caller')} />
        <path className="call-agent" strokeLinecap="round" d={bars('agent')} />
        <path className="stroke-tint-line" d="M0 26H100" />
        <Dots d={waits.map(({ from, to }) => `M${x(from)} 26H${x(to)}`).join('')} />
        <path className="stroke-ink" d={`M${PAST_PERCENT} 2V50`} />
      </StretchedSvg>
    </div>
  );
}
