import { createRandom } from '@/components/illustrations/random';
import { StretchedSvg } from '@/components/illustrations/stretched-svg';
import { Icon } from '@/components/ui/icon';
import { tw } from '@/components/ui/tw';
import type { ScreenOf } from '@/lib/content/products';
import { mockWords } from '@/content/messages/products';
import { Dots, Stop } from './mockup-parts';

type Call = ScreenOf<'call'>;

const words = mockWords.call;
const fact = tw`grid gap-0.75 border-line px-4 py-2.5 not-first:border-bs mock-wide:pe-5`;
const text = tw`text-xs leading-4.5 font-medium`;

export function CallMockup({ mock: { turns, wave, now, intent, handover, stop } }: { mock: Call }) {
  return (
    <div className="grid grid-cols-1 mock-wide:grid-cols-[minmax(0,1fr)_230px] mock-wide:grid-rows-[auto_minmax(0,1fr)_auto]">
      <Wave wave={wave} now={now} />
      <ol className="grid content-between gap-2.5 px-4 py-3.5 mock-wide:px-5">
        {turns.map(({ who, at, text: said }) => (
          <li className="grid gap-px" key={at}>
            <span className="flex items-center gap-2 label text-ink-3">
              {who === 'done' && <span className="marker-agent" aria-hidden="true" />}
              <b className={`font-medium ${who === 'caller' ? 'text-ink-2' : 'text-accent'}`}>
                {words.speakers[who]}
              </b>
              <time>{at}</time>
            </span>
            <p className="text-sm leading-5 text-balance">{said}</p>
          </li>
        ))}
      </ol>
      <dl className="grid content-start border-bs border-line bg-surface-2 mock-wide:border-s mock-wide:border-bs-0">
        <TalkTime wave={wave} now={now} />
        <div className={fact}>
          <dt className="label text-ink-3">{words.intent(intent.score)}</dt>
          <dd className={text}>{intent.text}</dd>
        </div>
        {handover.length > 0 && (
          <div className={fact}>
            <dt className="label text-ink-3">{words.handover}</dt>
            <dd>
              <ul className="grid gap-0.75">
                {handover.map((item) => (
                  <li
                    className="flex items-center gap-1.75 text-xs leading-4.5 font-normal text-ink-2"
                    key={item}
                  >
                    <Icon name="check" size={16} className="text-accent" />
                    {item}
                  </li>
                ))}
              </ul>
            </dd>
          </div>
        )}
      </dl>
      <Stop {...stop} />
    </div>
  );
}

/** Percent of the line that is past. */
const PAST_PERCENT = 86;

/** Draws bars of both voices around the line, and dots while a person decides. */
function Wave({ wave, now }: Pick<Call, 'wave' | 'now'>) {
  const x = (second: number) => ((second / now) * PAST_PERCENT).toFixed(1);
  const random = createRandom(Math.round(now * 10));
  const bars = (who: 'caller' | 'agent') =>
    wave
      .filter((part) => part.who === who)
      .map(({ from, to }) =>
        Array.from({ length: Math.round((to - from) * 2) }, (_, at) => {
          const height = 3 + random() * 16 * Math.sin(((at + 1) / ((to - from) * 2 + 1)) * Math.PI) ** 0.5;
          return `M${x(from + at / 2)} ${who === 'caller' ? 24 : 28}v${who === 'caller' ? '-' : ''}${height.toFixed(1)}`;
        }).join(''),
      )
      .join('');
  const waits = wave.filter(({ who }) => who === 'wait');
  return (
    <div
      className="grid grid-cols-[48px_minmax(0,1fr)] items-center gap-3 bg-tint px-4 py-2 mock-wide:col-span-full mock-wide:px-5"
      aria-hidden="true"
    >
      <div className="grid gap-2 label text-tint-ink">
        <span>{words.speakers.caller}</span>
        <span className="text-accent">{words.speakers.agent}</span>
      </div>
      <StretchedSvg className="block-13" size={[100, 52]}>
        <path
          className="stroke-tint-ink/55 stroke-2 mock-slim:stroke-1"
          strokeLinecap="round"
          d={bars('caller')}
        />
        <path className="stroke-accent stroke-2 mock-slim:stroke-1" strokeLinecap="round" d={bars('agent')} />
        <Dots d={waits.map(({ from, to }) => `M${x(from)} 26H${x(to)}`).join('')} />
        <path className="stroke-tint-line" d="M0 26H100" />
        <path className="stroke-ink" d={`M${PAST_PERCENT} 2V50`} />
      </StretchedSvg>
    </div>
  );
}

function TalkTime({ wave, now }: Pick<Call, 'wave' | 'now'>) {
  const spoken = (who: 'caller' | 'agent') =>
    wave.filter((part) => part.who === who).reduce((sum, { from, to }) => sum + to - from, 0);
  const [caller, agent] = [spoken('caller'), spoken('agent')];
  return (
    <div className={fact}>
      <dt className="label text-ink-3">{words.talk}</dt>
      <dd className={`grid gap-1.5 ${text}`}>
        {words.seconds(caller, agent)}
        <StretchedSvg className="block-1.5" size={[now, 6]}>
          <rect className="fill-line" width={now} height={6} />
          <rect className="fill-tint-ink/55" width={caller} height={6} />
          <rect className="fill-accent" x={caller} width={agent} height={6} />
        </StretchedSvg>
      </dd>
    </div>
  );
}
