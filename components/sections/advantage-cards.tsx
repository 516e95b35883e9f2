import type { PlatformLanding, Sample } from '@/lib/content/platform-landing';
import { SectionTitle } from './section-title';
import './landing.css';

/** Log rows, or a gauge: how far the agent went, and the diamond where a person comes in. */
function SampleView({ sample }: { sample: Sample }) {
  if (sample.kind === 'rows')
    return (
      <ul>
        {sample.rows.map(({ actor, text, note }) => (
          <li className="sample__row" key={text}>
            <span className={actor === 'person' ? 'gem' : 'agent'} aria-hidden="true" />
            <span>{text}</span>
            <span className="sample__note">{note}</span>
          </li>
        ))}
      </ul>
    );
  const at = Math.round((sample.mark / sample.max) * 600);
  const end = Math.round((sample.reach / sample.max) * 600);
  return (
    <>
      <svg className="sample__gauge" viewBox="0 0 600 32" aria-hidden="true">
        <path className="sample__track" d="M0 16H600" />
        <path className={`sample__${sample.of}`} d={`M0 16H${at}`} />
        {end > at && <path className="sample__wait" d={`M${at} 16H${end}`} />}
        <path className="sample__gem" d={`M${at} 4l12 12-12 12-12-12z`} />
      </svg>
      <p className={`sample__ends sample__ends--${sample.of}`}>
        <span>{sample.from}</span>
        <strong>{sample.at}</strong>
        <span>{sample.to}</span>
      </p>
    </>
  );
}

/** Four advantages, each with a sample of what it looks like in use. */
export function AdvantageCards({ advantages }: { advantages: PlatformLanding['advantages'] }) {
  return (
    <section className="section" aria-labelledby="advantages">
      <div className="container">
        <SectionTitle id="advantages" kicker={advantages.kicker}>
          {advantages.title}
        </SectionTitle>
        <ul className="advantages">
          {advantages.items.map(({ title, text, sample }) => (
            <li className="advantages__card" key={title}>
              <figure className="sample">
                <SampleView sample={sample} />
                <figcaption className="sample__label">{advantages.label}</figcaption>
              </figure>
              <div className="advantages__text">
                <h3 className="h4">{title}</h3>
                <p>{text}</p>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
