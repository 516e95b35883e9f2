import './step-trace.css';

interface Step {
  actor: 'agent' | 'person';
  title: string;
  text: string;
}

/**
 * Steps along one lane, each a node; the step where a person decides is a diamond.
 *
 * @param across Lays the lane across the page where there is room.
 */
export function StepTrace({ steps, across = false }: { steps: readonly Step[]; across?: boolean }) {
  return (
    <ol className={across ? 'steps steps--across' : 'steps'}>
      {steps.map(({ actor, title, text }) => (
        <li key={title} className={actor === 'person' ? 'steps__item steps__item--person' : 'steps__item'}>
          <h4 className="h4">{title}</h4>
          <p>{text}</p>
        </li>
      ))}
    </ol>
  );
}
