import { useId } from 'react';
import './yard-mockup.css';

const repeat = (count: number) => [...Array(count).keys()];

/** Position of the first item, and the distance to the next. */
const DOOR = [106, 11.4] as const;
const TRUCK = [212, 22.8] as const;
const moved = ([x, y]: readonly [number, number], times: number) =>
  `translate(${Math.round(x * times)} ${Math.round(y * times)})`;

/** Draws a fixed yard: three trucks, six doors, and two people as outlines only. */
export function YardMockup() {
  return (
    <svg
      className="fill-none stroke-tint-ink block-auto inline-full"
      viewBox="0 0 560 292"
      strokeLinejoin="round"
      strokeLinecap="round"
      aria-hidden="true"
    >
      <path className="yard-floor" stroke="none" d="M0 0H560V292H0z" />
      <path className="yard-wall" stroke="none" d="M-79 100 665 180V-40L-79-120z" />
      <path
        strokeOpacity={0.22}
        d={repeat(18)
          .map((at) => `M${Math.round(-38 + at * 35.3)} ${Math.round(104 + at * 3.8)}v-220`)
          .join('')}
      />
      <path strokeWidth={1.5} d="M-79 100 665 180" />
      {repeat(6).map((at) => (
        <g transform={moved(DOOR, at)} key={at}>
          <path className="yard-opening" strokeWidth={1.25} d="M-22 106 45 113V37L-22 30z" />
          <path className="yard-wall" strokeOpacity={0.6} d="M-17 107 40 113V43L-17 37z" />
          <path
            strokeOpacity={0.22}
            d="M-17 98 40 104M-17 89 40 95M-17 80 40 86M-17 71 40 77M-17 62 40 68M-17 53 40 59M-17 44 40 50"
          />
        </g>
      ))}
      <path
        className="yard-stall"
        strokeWidth={2}
        d={repeat(5)
          .map(
            (at) => `M${68 + at * 106} ${119 + at * 11}l-269 174M${159 + at * 106} ${128 + at * 11}l-269 174`,
          )
          .join('')}
      />
      <path
        className="yard-way stroke-person"
        strokeWidth={1.5}
        strokeDasharray="5 4"
        d="M387 154 474 163 206 336 119 327z"
      />
      {repeat(3).map((at) => (
        <Truck at={at} key={at} />
      ))}
      <Box x={79} y={218} width={32} depth={21} height={30} />
      <Box x={123} y={229} width={28} depth={18} height={18} />
      <Outline className="stroke-tint-ink" place="translate(176 178) scale(.74)" />
      <Outline className="stroke-person" place="translate(310 248)" />
      <g className="fill-none" strokeLinejoin="miter" strokeLinecap="butt">
        <path
          className="stroke-person"
          strokeWidth={2}
          d="M283 197V186H294M326 186H337V197M337 245V256H326M294 256H283V245"
        />
        <path strokeWidth={2} d="M200 78V64H214M350 64H364V78M364 194V208H350M214 208H200V194" />
        <path
          strokeWidth={1.5}
          strokeOpacity={0.6}
          d="M92 216V206H102M176 206H186V216M186 252V262H176M102 262H92V252"
        />
      </g>
    </svg>
  );
}

function Truck({ at }: { at: number }) {
  return (
    <g transform={moved(TRUCK, at)} strokeWidth={1.25}>
      <path className="yard-front" d="M73 170 58 180V167L73 158zM91 159 76 169V156L91 146z" />
      <path className="yard-side" d="M145 110 52 170V112L145 52z" />
      <path className="yard-top" d="M88 46 145 52 52 112-5 106z" />
      <path className="yard-end" d="M-5 164 52 170V112L-5 106z" />
      <path strokeOpacity={0.22} d="M127 122V64M108 134V76M90 146V88M71 158V100" />
      <path d="M24 167V109" />
      <path className="yard-opening" d="M0 178 11 180V169L0 168zM36 182 47 184V173L36 171z" />
    </g>
  );
}

/** Draws a crate whose near corner is at the left. */
function Box({ x, y, width, depth, height }: Record<'x' | 'y' | 'width' | 'depth' | 'height', number>) {
  const [rise, run] = [Math.round(width / 9), Math.round(depth * 0.65)];
  return (
    <g strokeWidth={1.25}>
      <path
        className="yard-side"
        d={`M${x + width} ${y + rise}l${depth} -${run}v${height}l-${depth} ${run}z`}
      />
      <path className="yard-top" d={`M${x} ${y}l${depth} -${run}l${width} ${rise}l-${depth} ${run}z`} />
      <path className="yard-end" d={`M${x} ${y}l${width} ${rise}v${height}l-${width} -${rise}z`} />
    </g>
  );
}

const BODY =
  'M0-40.5c4.2 0 6.8 1.7 7.4 5.1l1.9 13.5-2.9.8-1.7-9.3-.1 9.3L5.4 0h-4L0-16.9-1.4 0h-4l.8-21.1-.1-9.3-1.7 9.3-2.9-.8 1.9-13.5c.7-3.4 3.2-5.1 7.4-5.1zM-5.4-48.1a5.4 5.4 0 1 0 10.8 0a5.4 5.4 0 1 0-10.8 0z';

/** Draws a person as the camera keeps them: a hatched outline. */
function Outline({ place, className }: { place: string; className: string }) {
  const id = useId();
  return (
    <g transform={place} className={className}>
      <clipPath id={id}>
        <path d={BODY} />
      </clipPath>
      <path className="fill-surface-1" strokeWidth={1.5} d={BODY} />
      <path
        strokeOpacity={0.8}
        clipPath={`url(#${id})`}
        d={repeat(12)
          .map((at) => `M${Math.round(-39 + at * 4.4)} 0l29-54`)
          .join('')}
      />
    </g>
  );
}
