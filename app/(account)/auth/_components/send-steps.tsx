import hub from '@/components/illustrations/drawings/intellimate-square.svg?raw';
import { Illustration } from '@/components/illustrations/illustration';
import { Timeline } from '@/components/sections/timeline';
import { authPages } from '@/content/messages/auth';
import { SavedRequest } from './saved-request';

/** For who comes from the demo form: where in it the sign-in is, and what was typed. */
export function SendSteps() {
  const { done, now, next } = authPages.signIn.send.steps;
  return (
    <div className="hue grid grid-rows-[auto_minmax(0,1fr)] gap-8 overflow-hidden rounded-band bg-tint p-8 hue-mate @max-md:p-5 @xl:p-10">
      <Timeline
        variant="across"
        className="gap-y-3 [--background:var(--color-tint)] @lg:grid-cols-3"
        stopClassName="ps-8 text-base leading-6 @lg:ps-0 @lg:pe-4 @lg:pbs-6"
        stops={[
          { key: 'done', children: done },
          { key: 'now', node: 'diamond', children: <b className="font-bold">{now}</b> },
          { key: 'next', node: 'end', children: next },
        ]}
      />
      <SavedRequest>
        <Illustration svg={hub} className="art-on-tint @max-xl:hidden" />
      </SavedRequest>
    </div>
  );
}
