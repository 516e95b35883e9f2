import type { Home } from '@/lib/content/home';
import { SectionTitle } from './section-title';
import './home.css';

/** Questions and answers; at most one is open. They open and close without scripts. */
export function Faq({ questions }: { questions: Home['questions'] }) {
  return (
    <section className="section" aria-labelledby="faq">
      <div className="container faq">
        <div className="faq__aside reveal">
          <SectionTitle id="faq" kicker={questions.kicker}>
            {questions.title}
          </SectionTitle>
          <p>
            {questions.before}
            <a className="link" href={`mailto:${questions.mail}`}>
              {questions.mail}
            </a>
            {questions.after}
          </p>
        </div>
        <div className="faq__list">
          {questions.items.map(({ question, answer }) => (
            <details className="faq__item" name="faq" key={question}>
              <summary className="faq__question">{question}</summary>
              <p>{answer}</p>
            </details>
          ))}
        </div>
      </div>
    </section>
  );
}
