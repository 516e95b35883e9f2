import { FootnoteRef } from '@/components/typography/footnote-ref';
import { Section } from '@/components/ui/section';
import { centerGrowth } from '@/content/messages/pages';
import { changeMessages } from '@/content/messages/sections';
import type { Gcc } from '@/content/solutions/schema';

export function Success({ success }: Pick<Gcc, 'success'>) {
  const { people, months, source } = success;
  const results = [
    { label: centerGrowth(months), change: `${people}`, before: '0', after: `${people}`, source },
    ...success.results,
  ];
  return (
    <Section headingId="success" className="dark-theme">
      <div className="grid gap-x-6 gap-y-10 @xl:grid-cols-12 @xl:gap-y-14">
        <div className="grid content-start gap-5 @xl:col-span-5">
          <h2 className="text-h2 measure-20" id="success">
            {success.title}
          </h2>
          <p className="lead">{success.text}</p>
        </div>
        <div className="grid content-start gap-2 @xl:col-start-8 @xl:-col-end-1 @xl:content-end">
          <h3 className="mono">{success.lessonTitle}</h3>
          <p className="text-h3 font-semibold text-balance measure-30">{success.lesson}</p>
        </div>
        <ul className="grid grid-cols-2 gap-x-6 gap-y-8 border-bs border-line pbs-7 @max-3xs:grid-cols-1 @xl:col-span-full @xl:grid-cols-4">
          {results.map(({ label, change, before, after, source }) => (
            <li key={label}>
              <p className="text-metric tracking-tighter whitespace-nowrap">
                {change}
                <span className="sr-only">{` (${changeMessages.better})`}</span>
                <FootnoteRef source={source} />
              </p>
              <p className="mbs-2.5 font-semibold">{label}</p>
              <p className="text-ink-2">{changeMessages.fromTo(before, after)}</p>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}
