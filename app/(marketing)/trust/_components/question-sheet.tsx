import { Icon } from '@/components/ui/icon';
import { Link } from '@/components/ui/link';
import type { Trust } from '@/content/trust.schema';

export function QuestionSheet({ questions }: Pick<Trust, 'questions'>) {
  return (
    <ul className="rounded-card border border-line bg-surface-1 shadow-card print:[box-shadow:none]">
      {questions.map(({ question, answer, at }) => (
        <li
          className="group relative grid gap-1 rounded-card border-line px-5 py-4 not-first:rounded-t-none not-first:border-bs not-last:rounded-b-none @md:px-6 @md:py-5"
          key={at}
        >
          <p className="text-sm leading-5.5 text-ink-2">{question}</p>
          <p className="flex items-center justify-between gap-3 text-h3 font-bold text-balance">
            <Link className="card-link" href={`#${at}`}>
              {answer}
            </Link>
            <Icon name="down" size={20} className="card-arrow" />
          </p>
        </li>
      ))}
    </ul>
  );
}
