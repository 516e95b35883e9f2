import type { Footnotes } from '@/lib/content/footnotes';
import type { Change, Servicenow } from '@/lib/content/technologies';
import { NoteRef, Notes } from './notes';
import { SectionHead } from './section-head';
import './capability-shifts.css';

/** Six capabilities on the page's ink band: how far each number moved, drawn from where it stood. */
export function CapabilityShifts({ changes, notes }: { changes: Servicenow['changes']; notes: Footnotes }) {
  return (
    <section className="section section--flush-bottom" aria-labelledby="capabilities">
      <div className="container">
        <div className="shifts ink-band">
          <SectionHead id="capabilities" kicker={changes.kicker} lead={changes.lead}>
            {changes.title}
          </SectionHead>
          <ul className="shifts__list">
            {changes.items.map(({ name, definition, levels, source }) => (
              <li className="shifts__row" key={name}>
                <div>
                  <h3 className="h4">{name}</h3>
                  <p className="shifts__definition">{definition}</p>
                </div>
                <div className="shifts__scale">
                  <Dumbbell {...levels.bars} />
                  <p className="shifts__levels">
                    <span className="visually-hidden">From </span>
                    {levels.before}
                    <span aria-hidden="true"> → </span>
                    <span className="visually-hidden"> to </span>
                    <b>{levels.after}</b>
                  </p>
                </div>
                <p className="shifts__change">
                  {levels.change}
                  <span className="visually-hidden"> better</span>
                  <NoteRef number={notes.numberOf(source)} />
                </p>
              </li>
            ))}
          </ul>
          <Notes list={notes.list} />
        </div>
      </div>
    </section>
  );
}

/** Where a number stood and where it stands, on a scale from zero to the larger of the two. */
function Dumbbell({ before, after }: Change['levels']['bars']) {
  const at = (percent: number) => 8 + Math.round(percent * 3.44);
  return (
    <svg className="shifts__dumbbell" viewBox="0 0 360 20" aria-hidden="true">
      <path className="shifts__axis" d="M1 4V16M1 10H359" />
      <path className="shifts__way" d={`M${at(before)} 10H${at(after)}`} />
      <circle className="shifts__before" cx={at(before)} cy={10} r={5} />
      <circle className="shifts__after" cx={at(after)} cy={10} r={7} />
    </svg>
  );
}
