import { type Attribution, attributionNames } from '@/lib/demo/attribution';

const labels: Record<keyof Attribution, string> = {
  referrer_host: 'Site',
  landing_path: 'First page',
  utm_source: 'Source',
  utm_medium: 'Medium',
  utm_campaign: 'Campaign',
  utm_term: 'Term',
  utm_content: 'Content',
};

/** Where the sender of a request came from, as far as it is known. */
export function CameFrom({ attribution }: { attribution: Attribution }) {
  const known = attributionNames.filter((name) => attribution[name]);
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
