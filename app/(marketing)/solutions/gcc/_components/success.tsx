import { LevelChange } from '@/components/sections/level-change';
import { FootnoteRef } from '@/components/typography/footnote-ref';
import { Section } from '@/components/ui/section';
import { centerGrowth } from '@/content/messages/pages';
import { changeMessages } from '@/content/messages/sections';
import type { Gcc } from '@/content/solutions/schema';

export function Success({ success }: Pick<Gcc, 'success'>) {
  const { people, months, source } = success;
  const results = [
    { label: centerGrowth(months), change: '', before: '0', after: `${people}`, source },
    ...success.results,
  ];
  return (
    <Section
      headingId="success"
      className="dark-theme"
      contentClassName="grid gap-x-16 gap-y-12 @xl:grid-cols-[minmax(0,4fr)_minmax(0,7fr)]"
    >
      <div className="grid content-between gap-12">
        <div className="grid gap-5">
          <h2 className="text-h2 measure-20" id="success">
            {success.title}
          </h2>
          <p className="lead">{success.text}</p>
        </div>
        <div className="grid gap-2">
          <h3 className="mono">{success.lessonTitle}</h3>
          <p className="text-h3 font-semibold text-balance measure-30">{success.lesson}</p>
        </div>
      </div>
      <ul className="grid gap-10">
        {results.map(({ label, change, before, after, source }) => (
          <li className="@container" key={label}>
            <div className="grid gap-x-6 gap-y-2 @sm:grid-cols-[minmax(0,3fr)_minmax(0,2fr)] @sm:items-center">
              <LevelChange
                before={before}
                after={after}
                spoken={changeMessages}
                className="text-[clamp(2.25rem,12cqi,4.5rem)]"
              />
              <div>
                <p className="text-h4 font-bold">
                  {label}
                  <FootnoteRef source={source} />
                </p>
                {change && <p className="text-ink-2">{change}</p>}
              </div>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}
