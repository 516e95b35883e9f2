import type { Ref } from 'react';
import { runFieldMessages } from '@/content/messages/sections';
import './run-field.css';

export function RunSlider({
  ref,
  position,
  count,
  spoken,
  onGo,
}: {
  ref: Ref<HTMLInputElement>;
  /** Index of the stop, counted from 1. */
  position: number;
  count: number;
  /** Text that screen readers hear for the stop. */
  spoken: string;
  onGo: (position: number) => void;
}) {
  return (
    <div
      className="mbs-4 grid grid-cols-[13ch_minmax(0,1fr)] items-center gap-5 label text-ink-2 print:hidden"
      data-scripted
    >
      <label className="tabular" htmlFor="runs-walk">
        {runFieldMessages.place(position, count)}
      </label>
      <input
        ref={ref}
        className="run-field-walk cursor-pointer appearance-none block-11 inline-full"
        id="runs-walk"
        type="range"
        min={1}
        max={count}
        defaultValue={position}
        aria-valuetext={spoken}
        onChange={({ target }) => onGo(target.valueAsNumber)}
      />
    </div>
  );
}
