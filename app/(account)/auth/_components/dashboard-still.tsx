import { MockupFrame } from '@/components/sections/mockup-frame';
import { authPages } from '@/content/messages/auth';
import { dashboardMessages, listMessages, statusMessages } from '@/content/messages/dashboard';
import { site } from '@/content/site';

const { answered, rows, total, caption } = authPages.still;

/** Shows what an account opens: the list of requests, with invented rows. */
export function DashboardStill() {
  return (
    <div className="hue grid content-center gap-8 rounded-band bg-tint p-8 hue-mate @max-md:p-5 @xl:p-12">
      <p className="text-h2 font-semibold text-balance measure-24">
        {answered(site.answering.by, site.answering.within)}
      </p>
      <MockupFrame title={dashboardMessages.title} state={listMessages.total(total)} caption={caption}>
        <ul className="row-lines">
          {rows.map(({ name, status, purpose, at }) => (
            <li className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-6 px-4 py-3.5 @sm:px-5" key={name}>
              <p className="leading-6 font-semibold">{name}</p>{' '}
              <p className="flex items-center justify-end gap-2 text-sm leading-6 font-medium">
                {status === 'new' && <span className="marker-person" aria-hidden="true" />}
                {statusMessages.status[status]}
              </p>{' '}
              <p className="col-span-full text-sm leading-5.5 text-pretty text-ink-2 @sm:col-auto">
                {purpose}
              </p>{' '}
              <p className="col-span-full label leading-5.5 text-ink-3 @sm:col-auto @sm:text-end">{at}</p>
            </li>
          ))}
        </ul>
      </MockupFrame>
    </div>
  );
}
