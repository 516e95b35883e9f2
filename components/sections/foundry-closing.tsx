import { Art } from '@/components/art/illustration';
import { RequestDemoButton } from '@/components/demo/request-demo-button';
import type { Foundry } from '@/lib/content/solutions';
import './foundry-closing.css';

/** The closing banner: the question goes in on the left, and the Foundry's drawing takes it from there. */
export function FoundryClosing({ closing }: Pick<Foundry, 'closing'>) {
  return (
    <section className="section section--flush-top" id="contact" aria-labelledby="contact-title">
      <div className="container">
        <div className="foundry-closing ink-band">
          <div className="foundry-closing__text">
            <h2 className="h2" id="contact-title">
              {closing.title}
            </h2>
            <p className="lead">{closing.text}</p>
            <RequestDemoButton size="hero">{closing.action}</RequestDemoButton>
          </div>
          <div className="foundry-closing__art">
            <Art kind="foundry" width={640} height={380} ground="none" />
          </div>
        </div>
      </div>
    </section>
  );
}
