import { SectionTitle } from './section-title';
import './product-proof.css';

/** Numbered benefits on one stepped lane. */
export function BenefitStair({ title, benefits }: { title: string; benefits: readonly string[] }) {
  return (
    <section className="section section--band stair" aria-labelledby="benefits">
      <div className="container">
        <SectionTitle id="benefits" kicker="Benefits">
          {title}
        </SectionTitle>
        <ol className="stair__steps">
          {benefits.map((benefit, index) => (
            <li className="stair__step" key={benefit}>
              <span className="stair__number">{index + 1}</span>
              <p>{benefit}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
