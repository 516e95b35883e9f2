import { MockupFrame } from '@/components/sections/mockup-frame';
import type { GlyphName } from '@/components/ui/icon';
import type { Screen } from '@/content/products/schema';
import { CallMockup } from './call-mockup';
import { CameraMockup } from './camera-mockup';
import { CampaignMockup } from './campaign-mockup';
import { DocumentMockup } from './document-mockup';
import { RunbookMockup } from './runbook-mockup';
import { SurveyMockup } from './survey-mockup';
import './product-mockup.css';

type Props = Screen & {
  icon: GlyphName;
};

/**
 * Draws a product's screen from its record. Nothing in it is interactive; the text beside it says the same.
 */
export function ProductMockup({ icon, ...mock }: Props) {
  const { title, state, live, caption } = mock;
  return (
    <MockupFrame
      className="@sm:min-block-105 @sm:@max-md:min-block-113"
      captionClassName="@sm:@max-md:min-block-10"
      title={title}
      icon={icon}
      state={
        <>
          {live && <span className="marker-agent" aria-hidden="true" />}
          {state}
        </>
      }
      caption={caption}
    >
      <Body mock={mock} />
    </MockupFrame>
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
