import { MetricChanges } from '@/components/sections/metric-changes';
import { Section } from '@/components/ui/section';
import { centerGrowth } from '@/content/messages/pages';
import type { Gcc } from '@/lib/content/solutions';

export function Success({ success }: Pick<Gcc, 'success'>) {
  const { people, months, source } = success;
  return (
    <Section headingId="success" className="ink-band">
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
        <MetricChanges
          variant="words"
          items={[
            { label: centerGrowth(months), change: `${people}`, before: '0', after: `${people}`, source },
            ...success.results,
          ]}
          className="wide:col-span-full"
        />
      </div>
    </Section>
  );
}
