import { Changes } from '@/components/kinds/changes';
import { InkPlate } from '@/components/kinds/ink-plate';
import type { Footnotes } from '@/lib/content/footnotes';
import type { Servicenow } from '@/lib/content/technologies';

/** Capabilities on the page's ink band: how far each number moved, drawn from where it stood. */
export function CapabilityShifts({
  changes: { items, ...head },
  notes,
}: {
  changes: Servicenow['changes'];
  notes: Footnotes;
}) {
  return (
    <InkPlate {...head} label="capabilities" space="above">
      <Changes look="dumbbell" items={items} notes={notes} />
    </InkPlate>
  );
}
