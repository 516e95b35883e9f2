import { ResultRow } from '@/components/sections/result-row';
import { ColorKey } from '@/components/typography/color-key';
import type { Change } from '@/content/technologies/schema';

export function ChangeList({ changes }: { changes: readonly Change[] }) {
  return (
    <>
      {/* It is above the column of bars. */}
      <ColorKey className="mbe-4 @lg:ps-[calc((100%-180px)*5/11+180px)]" />
      <ul>
        {changes.map(({ name, definition, levels, source }) => (
          <ResultRow key={name} {...{ name, definition, levels, source }} value={levels.change} isBetter />
        ))}
      </ul>
    </>
  );
}
