import { Portrait } from '@/components/sections/portrait';
import { SectionTitle } from '@/components/typography/section-title';
import type { Event } from '@/content/event.schema';
import { getInitials } from '@/content/schema/initials';

type PanelSession = NonNullable<Event['panel']>;

export function Panel({ panel }: { panel: PanelSession }) {
  const { text, speakers, topicsTitle, topics } = panel;
  return (
    <section className="site-container" aria-labelledby="panel">
      <div className="dark-theme grid gap-12 rounded-band px-6 py-10 outline-1 -outline-offset-1 outline-line @md:px-12 @md:py-14 @xl:grid-cols-2 @xl:gap-16 @xl:px-16 @xl:py-18">
        <div className="grid grid-rows-[auto_auto_1fr] gap-4">
          <SectionTitle id="panel" heading={panel} />
          <p className="lead">{text}</p>
          {speakers.length > 0 && <Speakers speakers={speakers} />}
        </div>
        {topics.length > 0 && (
          <div>
            <h3 className="kicker">{topicsTitle}</h3>
            <Myths topics={topics} />
          </div>
        )}
      </div>
    </section>
  );
}

function Speakers({ speakers }: Pick<PanelSession, 'speakers'>) {
  return (
    <ul className="mbs-6 grid gap-8 self-end">
      {speakers.map(({ name, role, about }) => (
        <li
          className="grid grid-cols-[auto_minmax(0,1fr)] items-center gap-4 text-sm leading-5.5 text-ink-2"
          key={name}
        >
          <Portrait
            person={{ initials: getInitials(name) }}
            className="aspect-square rounded-[12px] inline-18"
          />
          <p className="grid">
            <b className="text-base font-bold text-ink">{name}</b> <span>{role}</span>
          </p>
          {about && <p className="col-span-full measure-48">{about}</p>}
        </li>
      ))}
    </ul>
  );
}

function Myths({ topics }: Pick<PanelSession, 'topics'>) {
  return (
    <ul className="mbs-4 border-be border-line">
      {topics.map(({ myth, answer }) => (
        <li className="grid gap-1 border-bs border-line py-4" key={myth}>
          <q className="text-lg leading-7 text-pretty">{myth}</q>
          <p className="text-sm leading-5.5 text-balance text-ink-2">{answer}</p>
        </li>
      ))}
    </ul>
  );
}
