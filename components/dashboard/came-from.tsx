import type { Attribution } from '@/lib/demo/attribution';
import { Fact, Facts, PanelPart, PanelText } from './panel-parts';

const labels = {
  referrer_host: 'Site',
  landing_path: 'First page',
  utm_source: 'Source',
  utm_medium: 'Medium',
  utm_campaign: 'Campaign',
  utm_term: 'Term',
  utm_content: 'Content',
} satisfies Record<keyof Attribution, string>;

/** Where the sender of a request came from, as far as it is known. */
export function CameFrom({ attribution }: { attribution: Attribution }) {
  const known = (Object.keys(labels) as (keyof Attribution)[]).filter((name) => attribution[name]);
  return (
    <PanelPart title="Came from">
      {known.length > 0 ? (
        <Facts>
          {known.map((name) => (
            <Fact key={name} name={labels[name]}>
              {attribution[name]}
            </Fact>
          ))}
        </Facts>
      ) : (
        <PanelText>Not known.</PanelText>
      )}
    </PanelPart>
  );
}
