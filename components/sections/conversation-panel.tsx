import type { Product } from '@/lib/content/products';
import { tw } from '@/components/ui/tw';

type Conversation = Extract<Product['panel'], { kind: 'conversation' }>;

const speakers = {
  caller: { name: 'Caller', node: tw`after:border-ink-3 after:bg-surface-1`, ink: tw`text-ink-3` },
  agent: { name: 'Agent', node: tw`after:border-accent after:bg-accent`, ink: tw`text-accent` },
} as const;

/** Three turns of a call on one thread, the agent's mark filled; and how sure the agent is of what is wanted. */
export function ConversationPanel({ talk }: { talk: Conversation }) {
  return (
    <figure className="overflow-hidden rounded-card border border-line bg-surface-1 shadow-card">
      <div className="flex flex-wrap justify-between gap-x-4 px-6 py-3.5 label text-ink-3 phone:px-4">
        <span className="text-ink">{talk.name}</span>
        <span>Illustrative data</span>
      </div>
      <ol className="grid border-y border-line py-2">
        {talk.turns.map(({ speaker, text }) => (
          <li
            key={text}
            className={`relative py-2 ps-12 pe-6 text-ui leading-5.5 before:absolute before:inset-[0_auto_0_28px] before:bg-line before:inline-px after:absolute after:inset-[11px_auto_auto_24px] after:size-2.25 after:rounded-full after:border-2 first:before:inset-bs-4 last:before:inset-be-[calc(100%-16px)] phone:ps-10 phone:pe-4 phone:before:inset-s-5 phone:after:inset-s-4 ${speakers[speaker].node}`}
          >
            <span className={`label leading-4 ${speakers[speaker].ink}`}>{speakers[speaker].name}</span>
            <p>{text}</p>
          </li>
        ))}
      </ol>
      <div className="grid grid-cols-[auto_minmax(40px,1fr)_auto] items-center gap-x-4 px-6 py-3.5 label text-ink-3 phone:grid-cols-[minmax(0,1fr)_auto] phone:gap-y-2 phone:px-4">
        <span>{talk.reading.label}</span>
        <svg
          className="block-1.5 inline-full phone:col-span-full phone:row-2"
          viewBox="0 0 100 6"
          preserveAspectRatio="none"
          aria-hidden="true"
        >
          <rect className="fill-surface-3" width={100} height={6} />
          <rect className="fill-accent" width={Math.round(talk.reading.value * 100)} height={6} />
        </svg>
        <span>{talk.reading.value}</span>
      </div>
      <figcaption className="border-bs border-line px-6 pbs-3 pbe-3.5 help phone:px-4">
        {talk.caption}
      </figcaption>
    </figure>
  );
}
