import type { ChangeEvent } from 'react';
import { SegmentedControl, SegmentedItem } from '@/components/ui/segmented-control';
import { tw } from '@/components/ui/tw';
import { formatNumber } from '@/content/messages/locale';
import { runFieldMessages } from '@/content/messages/sections';

const filters = ['all', 'stop', 'late'] as const;
export type Filter = (typeof filters)[number];
export const marks = {
  all: tw`marker-agent`,
  stop: tw`marker-person`,
  late: tw`run-late-mark relative ms-1 marker-person`,
};

const createInput = (name: Filter) => (
  <input
    className="absolute inset-0 appearance-none rounded-control"
    type="radio"
    name="runs"
    value={name}
    defaultChecked={name === 'all'}
  />
);
/** Created once: React writes a rendered input's attributes again, and then the browser restyles the field. */
const inputs = { all: createInput('all'), stop: createInput('stop'), late: createInput('late') };

export const parseFilter = (value: string | undefined): Filter =>
  filters.find((name) => name === value) ?? 'all';

export function RunFilter({
  counts,
  onChoose,
}: {
  counts: Record<Filter, number>;
  onChoose: (filter: Filter) => void;
}) {
  return (
    <SegmentedControl
      as="fieldset"
      className="mbe-6 self-start @max-md:grid @max-md:inline-full"
      onChange={({ target }: ChangeEvent) => {
        if (target instanceof HTMLInputElement) onChoose(parseFilter(target.value));
      }}
    >
      <legend className="sr-only">{runFieldMessages.show}</legend>
      {filters
        .filter((name) => counts[name] > 0)
        .map((name) => (
          <SegmentedItem as="label" className="relative cursor-pointer gap-2" key={name}>
            {inputs[name]}
            <span className={marks[name]} aria-hidden="true" />
            {`${runFieldMessages[name]} `}
            <b className="label @max-md:ms-auto">{formatNumber(counts[name])}</b>
          </SegmentedItem>
        ))}
    </SegmentedControl>
  );
}
