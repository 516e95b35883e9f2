import 'server-only';
import { connectorOf, type Pair } from './connector';
import './pair-plot.css';

const at = (value: number) => `${value}%`;

/**
 * Two bars on one scale from zero, and between their ends the change: a line with a dot for each lever and a diamond
 * where a person decides. Everything stands at a percentage, so nothing is stretched or cropped however wide it is.
 * Where `--pair` is a timeline, the bar after starts at the level before, then levers and diamond appear.
 */
export function PairPlot({ className = '', ...pair }: Pair & { className?: string }) {
  const { before, after } = pair;
  const { rises, dots, gem } = connectorOf(pair);
  const [low, high] = rises ? [before, after] : [after, before];
  return (
    <svg className={`pair ${className}`} width="100%" height={116} aria-hidden="true">
      <g strokeWidth={1}>
        <path className="stroke-line" strokeLinecap="butt" d="M0-8v132" />
        <g className="stroke-was-edge" strokeDasharray="1 4">
          <line x1={at(before)} x2={at(before)} y1={34} y2={68} />
          <line x1={at(after)} x2={at(after)} y1={48} y2={82} />
        </g>
      </g>
      <rect className="pair__was" width={at(before)} height={32} />
      <rect className="pair__now" y={84} width={at(rises ? before : after)} height={32} />
      {low < high && (
        <>
          <rect
            className={`pair__now origin-left [transform-box:fill-box] scrolled:[animation-range:entry_50%_entry_110%] scrolled:[animation-timeline:--pair] ${rises ? 'scrolled:[animation:grow_var(--ease-in-out)_both]' : '[transform:scaleX(0)] scrolled:[animation:uncover_var(--ease-in-out)_both]'}`}
            x={rises ? 0 : at(low)}
            y={84}
            width={at(rises ? high : Math.round((high - low) * 10) / 10)}
            height={32}
          />
          <line className="stroke-accent" x1={at(before)} x2={at(after)} y1={58} y2={58} pathLength={1} />
          <svg x={at(after)} y={58} overflow="visible">
            <path
              className="stroke-accent"
              strokeLinejoin="round"
              d={rises ? 'M-7-5 0 0-7 5' : 'M7-5 0 0 7 5'}
            />
          </svg>
        </>
      )}
      <circle className="fill-[var(--card,var(--color-bg))] stroke-accent" cx={at(before)} cy={58} r={5} />
      <g className="scrolled:[animation:appear_var(--ease-in-out)_both] scrolled:[animation-range:entry_95%_entry_125%] scrolled:[animation-timeline:--pair]">
        {dots.map((dot) => (
          <circle className="pair__lever" key={dot} cx={at(dot)} cy={58} r={3} />
        ))}
        {gem !== undefined && (
          <svg x={at(gem)} y={58} overflow="visible">
            <path className="pair__gem" d="M0-10 10 0 0 10-10 0z" />
          </svg>
        )}
      </g>
    </svg>
  );
}
