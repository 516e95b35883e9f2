import { tw } from '@/components/ui/tw';
import { speakers } from '@/content/words/sections';

export interface Conversation {
  turns: readonly { speaker: keyof typeof looks; text: string }[];
  /** How sure the agent is of what is wanted: 1 is certain. */
  reading: { label: string; value: number };
}

const looks = {
  caller: { node: tw`after:border-ink-3 after:bg-surface-1`, ink: tw`text-ink-3` },
  agent: { node: tw`after:border-accent after:bg-accent`, ink: tw`text-accent` },
} as const;

/** The line from the first mark to the last, and the mark of a turn. */
const thread = tw`before:absolute before:inset-[0_auto_0_28px] before:bg-line before:inline-px first:before:inset-bs-4 last:before:inset-be-[calc(100%-16px)] phone:before:inset-s-5`;
const node = tw`after:absolute after:inset-[11px_auto_auto_24px] after:size-2.25 after:rounded-full after:border-2 phone:after:inset-s-4`;

/** Turns of a call on one thread, the agent's mark filled; and the agent's reading of it. */
export function Talk({ turns, reading }: Conversation) {
  return (
    <>
      <ol className="grid border-be border-line py-2">
        {turns.map(({ speaker, text }) => (
          <li
            key={text}
            className={`relative py-2 ps-12 pe-6 text-ui leading-5.5 phone:ps-10 phone:pe-4 ${thread} ${node} ${looks[speaker].node}`}
          >
            <span className={`label leading-4 ${looks[speaker].ink}`}>{speakers[speaker]}</span>
            <p>{text}</p>
          </li>
        ))}
      </ol>
      <div className="grid grid-cols-[auto_minmax(40px,1fr)_auto] items-center gap-x-4 px-6 py-3.5 label text-ink-3 phone:grid-cols-[minmax(0,1fr)_auto] phone:gap-y-2 phone:px-4">
        <span>{reading.label}</span>
        <svg
          className="block-1.5 inline-full phone:col-span-full phone:row-2"
          viewBox="0 0 100 6"
          preserveAspectRatio="none"
          aria-hidden="true"
        >
          <rect className="fill-surface-3" width={100} height={6} />
          <rect className="fill-accent" width={Math.round(reading.value * 100)} height={6} />
        </svg>
        <span>{reading.value}</span>
      </div>
    </>
  );
}
