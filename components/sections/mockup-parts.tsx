import { cx } from 'class-variance-authority';
import type { ReactNode } from 'react';
import { tw } from '@/components/ui/tw';

/** Only the place where a person decides is ember. */
export const stopGround = tw`bg-person-soft forced-colors:outline-2 forced-colors:-outline-offset-2 forced-colors:outline-person`;

const stops = {
  screen: cx(stopGround, 'px-4 text-xs @sm:col-span-full @sm:px-5'),
  open: tw`border-y border-person text-base`,
};

export function Stop({
  who,
  text,
  left,
  variant = 'screen',
}: {
  who: string;
  text: string;
  left: string | undefined;
  variant?: keyof typeof stops;
}) {
  return (
    <p
      className={cx(
        'flex items-center gap-x-2.5 py-2.5 leading-5 font-normal @max-3xs:flex-wrap',
        stops[variant],
      )}
    >
      <span className="marker-person" aria-hidden="true" />
      <span className="flex-1 min-inline-0 @max-3xs:basis-3/4">
        <b className="font-bold">{who}</b> {text}
      </span>{' '}
      {left && <span className="label whitespace-nowrap text-person">{left}</span>}
    </p>
  );
}

/** Draws the wait on a line as dots. */
export function Dots({ d }: { d: string }) {
  return <path className="stroke-person stroke-2" strokeLinecap="round" strokeDasharray="0.1 6" d={d} />;
}

/** A letter or number that refers to another place on the screen. */
export function Ref({ on = 'surface', children }: { on?: 'surface' | 'tint'; children: ReactNode }) {
  return (
    <span
      className={cx(
        'inline-grid size-4.5 place-items-center rounded-tag label leading-none font-bold text-tint-ink forced-colors:outline',
        on === 'tint' ? 'bg-surface-1' : 'bg-tint',
      )}
    >
      {children}
    </span>
  );
}
