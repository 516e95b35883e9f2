import { MoreLink } from '@/components/ui/more-links';
import { Section } from '@/components/ui/section';
import type { Home } from '@/content/home.schema';
import { SectionTitle } from '@/components/typography/section-title';

export function Faq({ questions }: { questions: Home['questions'] }) {
  return (
    <Section headingId="faq" padding="below" contentClassName="grid gap-6 @xl:grid-cols-12">
      <div className="@xl:sticky @xl:inset-bs-26 @xl:col-span-5 @xl:self-start">
        <SectionTitle id="faq" heading={questions} />
        <p className="mbs-3 text-ink-2 measure-34">
          {questions.before}
          <a className="link" href={`mailto:${questions.mail}`}>
            {questions.mail}
          </a>
          {questions.after}
        </p>
      </div>
      <div className="border-be border-line @xl:col-span-7">
        {questions.items.map(({ question, answer, more }) => (
          <details className="group border-bs border-line" name="faq" key={question}>
            <summary className="flex cursor-pointer items-center justify-between gap-5 py-3 pe-1.5 leading-6 font-semibold text-pretty min-block-14 marker:hidden @md:text-lg">
              {question}
              <span className="plus-sign" aria-hidden="true" />
            </summary>
            <p className="pbe-6 text-ink-2 measure-68">
              {answer}
              <MoreLink link={more} />
            </p>
          </details>
        ))}
      </div>
    </Section>
  );
}
