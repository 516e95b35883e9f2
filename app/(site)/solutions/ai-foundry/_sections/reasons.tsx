import { Rows } from '@/components/kinds/rows';
import { Split } from '@/components/kinds/split';
import type { Foundry } from '@/lib/content/solutions';

/** Numbered reasons. */
export function Reasons({ reasons: { kicker, title, items } }: Pick<Foundry, 'reasons'>) {
  return (
    <Split label="reasons-title" space="below" kicker={kicker} title={title} at={4}>
      <Rows items={items} look="numbered" />
    </Split>
  );
}
