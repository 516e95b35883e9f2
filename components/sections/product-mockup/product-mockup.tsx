import { Icon, type GlyphName } from '@/components/ui/icon';
import { mockWords as words } from '@/content/messages/products';
import type { Screen } from '@/lib/content/products';
import { CallMockup } from './call-mockup';
import { CameraMockup } from './camera-mockup';
import { CampaignMockup } from './campaign-mockup';
import { DocumentMockup } from './document-mockup';
import { RunbookMockup } from './runbook-mockup';
import { SurveyMockup } from './survey-mockup';

type Props = Screen & {
  icon: GlyphName;
};

/**
 * Draws a product's screen from its record. Nothing in it is interactive; the text beside it says the same.
 */
export function ProductMockup({ icon, ...mock }: Props) {
  const { title, state, live, caption } = mock;
  return (
    <figure className="@container/mock grid grid-cols-1 content-start gap-3">
      <div className="grid grid-cols-1 grid-rows-[auto_minmax(0,1fr)] overflow-clip rounded-card border border-line bg-surface-1 shadow-card print:shadow-none mock-wide:min-block-105 mock-snug:min-block-113">
        <div className="flex items-center gap-2 border-be border-line px-4 py-1.5 text-xs leading-5 font-semibold min-block-11 tiny:flex-wrap mock-wide:px-5">
          <Icon name={icon} size={16} className="text-tint-ink" />
          <p className="min-inline-0 tiny:basis-3/4">{title}</p>
          <p className="ms-auto flex shrink-0 items-center gap-1.75 label whitespace-nowrap text-ink">
            {live && <span className="marker-agent" aria-hidden="true" />}
            {state}
          </p>
        </div>
        <Body mock={mock} />
      </div>
      <figcaption className="text-xs leading-5 font-normal text-balance text-ink-2 mock-snug:min-block-10">
        <b className="me-1 label leading-5 font-medium">{words.illustrative}</b> {caption}
      </figcaption>
    </figure>
  );
}

function Body({ mock }: { mock: Screen }) {
  switch (mock.kind) {
    case 'call':
      return <CallMockup mock={mock} />;
    case 'campaign':
      return <CampaignMockup mock={mock} />;
    case 'document':
      return <DocumentMockup mock={mock} />;
    case 'runbook':
      return <RunbookMockup mock={mock} />;
    case 'survey':
      return <SurveyMockup mock={mock} />;
    case 'camera':
      return <CameraMockup mock={mock} />;
    default:
      return mock satisfies never;
  }
}
