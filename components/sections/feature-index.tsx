import { SectionTitle } from './section-title';
import './product-page.css';

interface Feature {
  title: string;
  text: string;
}

/** Features as an index: the heading stays in view while its rows pass. */
export function FeatureIndex({ title, features }: { title: string; features: readonly Feature[] }) {
  return (
    <section className="section feature-index" aria-labelledby="features">
      <div className="container feature-index__grid">
        <div className="feature-index__head">
          <SectionTitle id="features" kicker="Key Features">
            {title}
          </SectionTitle>
        </div>
        <ul>
          {features.map((feature) => (
            <li className="feature-index__row" key={feature.title}>
              <h3 className="h4">{feature.title}</h3>
              <p>{feature.text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
