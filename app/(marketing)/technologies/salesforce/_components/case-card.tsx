import { MockupFrame } from '@/components/sections/mockup-frame';
import { Stop } from '@/components/sections/product-mockup/mockup-parts';
import type { Salesforce } from '@/lib/content/technologies';

type Example = NonNullable<Salesforce['agents']['example']>;

/** Shows a case with the lines an agent wrote into it. */
export function CaseCard({ example: { name, state, lines, stop, caption } }: { example: Example }) {
  return (
    <MockupFrame title={name} state={state} caption={caption}>
      <ul>
        {lines.map(({ text, note }) => (
          <li
            className="grid grid-cols-[12px_minmax(0,1fr)_auto] items-center gap-2.5 border-line px-4 py-3.5 text-md leading-6 not-first:border-bs mock-wide:px-5"
            key={text}
          >
            <span className="marker-agent justify-self-center" aria-hidden="true" />
            {text}
            <span className="label tracking-[0.02em] text-ink-3">{note}</span>
          </li>
        ))}
      </ul>
      <Stop {...stop} />
    </MockupFrame>
  );
}
