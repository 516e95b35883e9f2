import { cx } from 'class-variance-authority';
import { tw } from '@/components/ui/tw';
import { MoreLink } from '@/components/ui/more-links';
import { Section } from '@/components/ui/section';
import type { Home } from '@/content/home.schema';
import { SectionTitle } from '@/components/typography/section-title';

const sign = tw`both:absolute both:inset-[calc(50%-1px)_4px_auto_auto] both:rounded-[1px] both:bg-(--sign) both:transition-[rotate] both:duration-200 both:ease-out both:content-[''] both:block-0.5 both:inline-4`;
const turn = tw`after:rotate-90 in-[[open]]:before:rotate-180 in-[[open]]:after:rotate-180`;
const color = tw`[--sign:var(--color-ink-3)] hover:[--sign:var(--color-ink)] in-[[open]]:[--sign:var(--color-accent)]`;
export function Faq({ questions }: { questions: Home['questions'] }) {
  return (
    <Section headingId="faq" padding="below" contentClassName="grid gap-6 wide:grid-cols-12">
      <div className="wide:sticky wide:inset-bs-26 wide:col-span-5 wide:self-start">
        <SectionTitle id="faq" heading={questions} />
        <p className="mbs-3 text-ink-2 max-inline-[34ch]">
          {questions.before}
          <a className="link" href={`mailto:${questions.mail}`}>
            {questions.mail}
          </a>
          {questions.after}
        </p>
      </div>
      <div className="border-be border-line wide:col-span-7">
        {questions.items.map(({ question, answer, more }) => (
          <details className="border-bs border-line" name="faq" key={question}>
            <summary
              className={cx(
                sign,
                turn,
                color,
                'relative flex cursor-pointer list-none items-center py-3 pe-10 text-base leading-[1.5] font-semibold tracking-[-0.01em] text-pretty min-block-14 tablet:text-lg [&::-webkit-details-marker]:hidden',
              )}
            >
              {question}
            </summary>
            <p className="pbe-6 text-ink-2 max-inline-[68ch]">
              {answer}
              <MoreLink link={more} />
            </p>
          </details>
        ))}
      </div>
    </Section>
  );
}
