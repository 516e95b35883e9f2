import { RequestDemoButton } from '@/components/demo/request-demo-button';
import { Facts } from '@/components/kinds/facts';
import { PageHead } from '@/components/kinds/page-head';
import type { Demo } from '@/lib/content/demo';
import * as routes from '@/lib/routes';

/** How a demo is requested, and what is asked. */
export function Request({ demo: { eyebrow, title, text, inBar, fieldsTitle, fields } }: { demo: Demo }) {
  const [before, after] = inBar ? text.split(inBar) : [text];
  return (
    <PageHead
      look="beside"
      path={routes.demo}
      eyebrow={eyebrow}
      title={title}
      lead={
        <>
          {before}
          {after && <span className="hidden menus:inline">{inBar}</span>}
          {after}
        </>
      }
      balanced
      actions={<RequestDemoButton size="hero" />}
      className="pbe-[clamp(56px,7vw,104px)]"
      grid="items-end gap-x-6 gap-y-12 wide:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]"
      aside={
        fields.length > 0 && (
          <section aria-labelledby="fields">
            <h2 className="kicker" id="fields">
              {fieldsTitle}
            </h2>
            <Facts look="fields" items={fields.map(({ label, note }) => ({ term: label, value: note }))} />
          </section>
        )
      }
    />
  );
}
