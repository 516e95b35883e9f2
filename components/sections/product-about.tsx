import type { Product } from '@/lib/content/products';
import { SectionTitle } from './section-title';
import { StepTrace } from './step-trace';
import './product-page.css';

/** What the problem is, what the module does about it, and the four steps it takes. */
export function ProductAbout({ about, steps }: Pick<Product, 'about' | 'steps'>) {
  return (
    <section className="section section--flush-top" aria-labelledby="about">
      <div className="container product-about">
        <div>
          <SectionTitle id="about" kicker="About">
            {about.title}
          </SectionTitle>
          <div className="product-about__prose">
            {about.paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
        </div>
        <div className="product-about__steps">
          <h3 className="kicker">How it works</h3>
          <StepTrace steps={steps} heading="h4" />
        </div>
      </div>
    </section>
  );
}
