import type { Metadata } from 'next';
import { controls } from './_sections/controls';
import { kinds } from './_sections/kinds';

export const metadata: Metadata = { title: 'Kit', robots: { index: false } };

/** Every kind of section and every control in all of its looks, with the site's own words. Only development serves it. */
export default function KitPage() {
  return (
    <>
      <h1 className="container py-10 text-h1">Kit</h1>
      {Object.entries({ ...kinds, ...controls }).map(([name, variants]) => (
        <section className="border-bs border-line py-10" aria-labelledby={`kit-${name}`} key={name}>
          <h2 className="container text-h2" id={`kit-${name}`}>
            {name}
          </h2>
          {Object.entries(variants).map(([variant, example]) => (
            <div className="py-5" key={variant}>
              <p className="container kicker">{variant}</p>
              {name in controls ? <div className="container py-5">{example}</div> : example}
            </div>
          ))}
        </section>
      ))}
    </>
  );
}
