import { requestPanelWords as words } from '@/content/words/dashboard';
import type { Attribution } from '@/lib/demo/attribution';
import { Fact, Facts, PanelPart, PanelText } from './panel-parts';

const labels: Record<keyof Attribution, string> = words.origins;

/** Where the sender of a request came from, as far as it is known. */
export function CameFrom({ attribution }: { attribution: Attribution }) {
  const known = (Object.keys(labels) as (keyof Attribution)[]).filter((name) => attribution[name]);
  return (
    <PanelPart title={words.cameFrom}>
      {known.length > 0 ? (
        <Facts>
          {known.map((name) => (
            <Fact key={name} name={labels[name]}>
              {attribution[name]}
            </Fact>
          ))}
        </Facts>
      ) : (
        <PanelText>{words.unknownOrigin}</PanelText>
      )}
    </PanelPart>
  );
}
