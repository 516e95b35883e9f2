import { technologyWords } from '@/content/messages/pages';
import { sectionWords } from '@/content/messages/sections';
import type { Salesforce } from '@/lib/content/technologies';

type Example = NonNullable<Salesforce['agents']['example']>;

export function CaseExample({ example: { name, lines } }: { example: Example }) {
  return (
    <figure className="grid flex-1 content-center gap-3 border-be border-line bg-accent-soft p-6">
      <div className="rounded-[12px] bg-surface-1 shadow-card">
        <p className="px-5 py-3.5 font-bold">{name}</p>
        <ul>
          {lines.map(({ actor, text, note }) => (
            <li
              className="grid grid-cols-[12px_minmax(0,1fr)_auto] items-center gap-2.5 border-bs border-line px-5 py-2.75 text-sm leading-5.5"
              key={text}
            >
              <span
                className={`justify-self-center ${actor === 'agent' ? 'marker-agent' : 'marker-person'}`}
                aria-hidden="true"
              />
              <span>
                <span className="sr-only">{`${technologyWords.actors[actor]} `}</span>
                {text}
              </span>
              <span className="label tracking-[0.02em] text-ink-3">{note}</span>
            </li>
          ))}
        </ul>
      </div>
      <figcaption className="text-help text-ink-2">{sectionWords.illustrative}</figcaption>
    </figure>
  );
}
