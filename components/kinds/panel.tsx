import { sectionWords } from '@/content/words/sections';
import { Log, type Run } from './panel-log';

interface Props extends Run {
  name: string;
  label?: string;
  caption: string;
  className?: string;
}

/** An agent at work as it would be read: one run with its log. */
export function Panel({ name, label = sectionWords.illustrative, caption, className = '', ...run }: Props) {
  return (
    <figure
      className={`@container/run overflow-hidden rounded-card border border-line bg-surface-1 shadow-card ${run.lanes?.length ? 'medium:grid medium:grid-cols-2' : ''} ${className}`}
    >
      <div className="flex flex-wrap justify-between gap-x-4 border-be border-line px-6 py-3.5 label text-ink-3 medium:col-span-full phone:px-4">
        <p className="text-ink">{name}</p>
        <p>{label}</p>
      </div>
      <Log {...run} />
      <figcaption className="border-bs border-line px-6 pbs-3 pbe-3.5 help medium:col-span-full phone:px-4">
        {caption}
      </figcaption>
    </figure>
  );
}
