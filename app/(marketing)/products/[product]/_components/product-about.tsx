import { Section } from '@/components/ui/section';
import type { Product } from '@/lib/content/products';
import { SectionTitle } from '@/components/typography/section-title';
import { StepsTimeline } from '@/components/sections/steps-timeline';
import { productPage as words } from '@/content/messages/products';

export function ProductAbout({ about, steps }: Pick<Product, 'about' | 'steps'>) {
  return (
    <Section headingId="about" padding="below" contentClassName="grid gap-x-6 gap-y-12 wide:grid-cols-12">
      <div className="wide:col-span-6">
        <SectionTitle id="about" heading={{ title: words.about, line: about.line }} />
        <div className="mbs-7 grid gap-4 text-ink-2 max-inline-[62ch]">
          {about.paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      </div>
      {steps.length > 0 && (
        <div className="grid content-start gap-6 wide:col-[8/-1]">
          <h3 className="kicker">{words.steps}</h3>
          <StepsTimeline steps={steps} heading="h4" />
        </div>
      )}
    </Section>
  );
}
