import { MockupFrame } from '@/components/sections/mockup-frame';
import { Stop } from '@/components/sections/product-mockup/mockup-parts';
import { MoreLink } from '@/components/ui/more-links';
import type { About } from '@/lib/content/about';

type Question = NonNullable<About['hero']['question']>;

/** Shows a question to a closed run, and the lines of its trace that answer it. */
export function QuestionCard({
  question: { title, state, asked, lines, outcome, more },
}: {
  question: Question;
}) {
  return (
    <MockupFrame title={title} state={state} caption={<MoreLink link={more} />}>
      <p className="bg-accent-soft px-4 py-4 text-h4 font-semibold text-balance mock-wide:px-5">{asked}</p>
      <ol>
        {lines.map(({ time, actor, text, person }) => (
          <li
            className="grid grid-cols-[4.5rem_minmax(0,1fr)] gap-x-4 border-bs border-line px-4 py-2.75 text-sm leading-5.5 mock-wide:px-5 mock-tiny:grid-cols-1"
            key={time}
          >
            <time className="label leading-5.5 text-ink-3">{time}</time>
            <p>
              <b
                className={`flex items-center gap-2 font-semibold ${person ? 'text-person' : 'text-accent'}`}
              >
                <span className={person ? 'marker-person' : 'marker-agent'} aria-hidden="true" />
                {actor}
              </b>
              {text}
            </p>
          </li>
        ))}
      </ol>
      <Stop {...outcome} />
    </MockupFrame>
  );
}
