import { Bar } from './bar';

/** The bars of two levels, on one track each. */
export function BarPair({
  bars,
  person = false,
  className,
}: {
  bars: { before: number; after: number };
  /** The second level is a person's. */
  person?: boolean | undefined;
  /** Height and track color of a bar. */
  className: string;
}) {
  return (
    <div className="grid gap-1">
      <Bar when="before" length={bars.before} className={className} />
      <Bar when={person ? 'person' : 'after'} length={bars.after} className={className} />
    </div>
  );
}
