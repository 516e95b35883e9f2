import { RequestDemoButton } from '@/components/demo/request-demo-button';
import { invitation } from '@/content/messages/articles';
import { site } from '@/content/site';

export function ArticleCta() {
  return (
    <aside
      className="mbs-14 grid items-center justify-items-start gap-x-10 gap-y-5 rounded-card bg-surface-2 p-6 @md:grid-cols-[minmax(0,1fr)_auto] @md:p-8 print:hidden"
      aria-labelledby="invitation"
    >
      <div className="grid gap-1">
        <h2 className="text-h4" id="invitation">
          {invitation.title}
        </h2>
        <p className="text-ink-2 measure-52">{invitation.text(site.answering.within)}</p>
      </div>
      <RequestDemoButton variant="secondary" />
    </aside>
  );
}
