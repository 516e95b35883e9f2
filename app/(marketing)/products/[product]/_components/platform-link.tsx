import '@/components/illustrations/art.css';
import { Checkpoint, Lanes, Nodes, Run, Scene } from '@/components/illustrations/scene';
import { Cta } from '@/components/sections/cta/cta';
import { productPage as words } from '@/content/messages/products';
import * as routes from '@/lib/routes';

export function PlatformLink({ product }: { product: string }) {
  return (
    <Cta
      variant="line"
      title={words.platform.title(product)}
      text={words.platform.text}
      art={<HubSketch />}
      link={{ label: words.platform.link, href: routes.platform }}
    />
  );
}

function HubSketch() {
  return (
    <Scene width={220} height={96} className="art-bare inline-55 mid-only:row-span-2">
      <Lanes at={[12, 48, 84]} from={0} to={220} />
      <circle className="a-run" cx={110} cy={48} r={26} />
      <path className="a-sec" d="M40 12L76 12Q84 12 88 20L96 30M180 12L144 12Q136 12 132 20L124 30" />
      <path className="a-sec" d="M40 84L76 84Q84 84 88 76L96 66M180 84L144 84Q136 84 132 76L124 66" />
      <Run d="M0 48H220" />
      <Nodes r={6} at={[40, 12, 20, 48, 40, 84, 180, 12, 200, 48, 180, 84]} />
      <Checkpoint x={110} y={48} r={10} />
    </Scene>
  );
}
