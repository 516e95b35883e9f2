import type { Product } from '@/lib/content/products';
import './panels.css';

type Conversation = Extract<Product['panel'], { kind: 'conversation' }>;

const speakers = { caller: 'Caller', agent: 'Agent' } as const;

/** Three turns of a call, and how sure the agent is of what is wanted. */
export function ConversationPanel({ talk }: { talk: Conversation }) {
  return (
    <figure className="talk">
      <div className="talk__head">
        <span className="talk__name">{talk.name}</span>
        <span>Illustrative data</span>
      </div>
      <ol className="talk__turns">
        {talk.turns.map(({ speaker, text }) => (
          <li key={text} className={`talk__turn talk__turn--${speaker}`}>
            <span className="talk__who">{speakers[speaker]}</span>
            <p>{text}</p>
          </li>
        ))}
      </ol>
      <div className="talk__reading">
        <span>{talk.reading.label}</span>
        <svg viewBox="0 0 100 6" preserveAspectRatio="none" aria-hidden="true">
          <rect className="talk__track" width={100} height={6} />
          <rect className="talk__bar" width={Math.round(talk.reading.value * 100)} height={6} />
        </svg>
        <span>{talk.reading.value}</span>
      </div>
      <figcaption className="talk__caption">{talk.caption}</figcaption>
    </figure>
  );
}
