import type { Attribution } from '@/lib/demo/attribution';

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
    <div>
      <h3 className="field__label">Came from</h3>
      {known.length > 0 ? (
        <dl className="facts">
          {known.map((name) => (
            <div key={name} className="facts__row">
              <dt>{labels[name]}</dt>
              <dd>{attribution[name]}</dd>
            </div>
          ))}
        </dl>
      ) : (
        <p className="prose-box">Not known.</p>
      )}
    </div>
  );
}
