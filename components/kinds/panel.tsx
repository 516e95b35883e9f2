import { sectionWords } from '@/content/words/sections';
import { Log, type Run } from './panel-log';
import { Talk, type Conversation } from './panel-talk';

type Props = {
  name: string;
  label?: string;
  caption: string;
  className?: string;
} & (({ kind: 'run' } & Run) | ({ kind: 'conversation' } & Conversation));

/** An agent at work as it would be read: one run with its log, or a call. */
export function Panel(panel: Props) {
  const { kind, name, label = sectionWords.illustrative, caption, className = '' } = panel;
  const columns = kind === 'run' && panel.lanes?.length ? 'medium:grid medium:grid-cols-2' : '';
  return (
    <figure
      className={`overflow-hidden rounded-card border border-line bg-surface-1 shadow-card ${kind === 'run' ? '@container/run' : ''} ${columns} ${className}`}
    >
      <div className="flex flex-wrap justify-between gap-x-4 border-be border-line px-6 py-3.5 label text-ink-3 medium:col-span-full phone:px-4">
        <p className={kind === 'run' ? 'text-ink' : 'text-wrap text-ink'}>{name}</p>
        <p>{label}</p>
      </div>
      {kind === 'run' ? <Log {...panel} /> : <Talk {...panel} />}
      <figcaption className="border-bs border-line px-6 pbs-3 pbe-3.5 help medium:col-span-full phone:px-4">
        {caption}
      </figcaption>
    </figure>
  );
}
