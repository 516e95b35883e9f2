import './parts.css';

interface Step {
  actor: 'agent' | 'person';
  title: string;
  text: string;
}

/**
 * Steps along one lane, each a node; the step where a person decides is a diamond.
 *
 * @param across Lays the lane across the page where there is room.
 * @param heading The heading level of a step's title.
 */
export function StepTrace({
  steps,
  across = false,
  heading: Heading,
}: {
  steps: readonly Step[];
  across?: boolean;
  heading: 'h3' | 'h4';
}) {
  return (
    <ol className={across ? 'steps steps--across' : 'steps'}>
      {steps.map(({ actor, title, text }) => (
        <li key={title} className={actor === 'person' ? 'steps__item steps__item--person' : 'steps__item'}>
          <Heading className="h4">{title}</Heading>
          <p>{text}</p>
        </li>
      ))}
    </ol>
  );
}
