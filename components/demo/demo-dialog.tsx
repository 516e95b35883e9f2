import { Icon } from '@/components/ui/icon';
import { demoDialog } from '@/content/messages/demo';
import { actions } from '@/content/messages/layout';
import { site } from '@/lib/content/site';
import { DEMO_DIALOG } from '@/lib/demo/fields';
import { DemoModal } from './demo-modal';
import '@/components/ui/controls.css';

/** The dialog in which a visitor asks for a demo, on every page. Its head is rendered on the server. */
export function DemoDialog() {
  return (
    <DemoModal>
      <div className="grid flex-none grid-cols-[minmax(0,1fr)_44px] gap-x-4 gap-y-1 ps-8 pe-4 pbs-4 sheet:ps-5 sheet:pe-2 sheet:pbs-3">
        <h2 className="pbs-1 text-h3" id="demo-title">
          {demoDialog.title}
        </h2>
        <button
          className="icon-btn"
          type="button"
          aria-label={actions.close}
          commandfor={DEMO_DIALOG}
          command="close"
        >
          <Icon name="close" />
        </button>
        <p className="col-span-full pe-4 text-md leading-6 text-ink-2" id="demo-promise">
          {demoDialog.promise} <span className="when-signed-out">{`${demoDialog.code} `}</span>
          {demoDialog.answered(site.answering.within)}
        </p>
      </div>
    </DemoModal>
  );
}
