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
      <div className="grid gap-x-6 gap-y-10 wide:grid-cols-12 wide:gap-y-14">
        <div className="grid content-start gap-5 wide:col-span-5">
          <h2 className="text-h2 max-inline-[20ch]" id="success">
            {success.title}
          </h2>
          <p className="lead">{success.text}</p>
        </div>
        <div className="grid content-start gap-2 wide:col-[8/-1] wide:content-end">
          <h3 className="mono">{success.lessonTitle}</h3>
          <p className="text-h3 font-semibold text-balance max-inline-[30ch]">{success.lesson}</p>
        </div>
        <ul className="grid grid-cols-2 gap-x-6 gap-y-8 border-bs border-line pbs-7 wide:col-span-full wide:grid-cols-4 tiny:grid-cols-1">
          {results.map(({ label, change, before, after, source }) => (
            <li key={label}>
              <p className="text-metric tracking-[-0.02em] whitespace-nowrap">
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
