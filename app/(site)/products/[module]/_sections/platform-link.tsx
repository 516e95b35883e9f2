import '@/components/art/art.css';
import { Checkpoint, Lanes, Nodes, Run, Scene } from '@/components/art/scene';
import { ButtonLink } from '@/components/ui/button';
import { pageExists } from '@/lib/content/pages';

const href = '/intellimate';

/** The way from a module to the platform under it. */
export function PlatformLink({ module }: { module: string }) {
  if (!pageExists(href)) return null;
  return (
    <aside className="container pbe-section" aria-labelledby="platform-link">
      <div className="grid items-center justify-items-start gap-x-10 gap-y-5 border-y border-line py-7 wide:grid-cols-[auto_minmax(0,1fr)_auto] mid-only:grid-cols-[auto_minmax(0,1fr)]">
        <HubSketch />
        <div>
          <h2 className="text-h4" id="platform-link">
            {module} runs on IntelliMate
          </h2>
          <p className="text-ink-2 max-inline-[52ch]">
            It shares roles, limits and connectors with the other five modules, and writes to the same trace.
          </p>
        </div>
        <ButtonLink variant="secondary" href={href}>
          Learn About Intellimate Platform
        </ButtonLink>
      </div>
    </aside>
  );
}

/** The hub in little: three lanes of modules, one checkpoint between them. */
function HubSketch() {
  return (
    <Scene width={220} height={96} className="art-bare inline-55 mid-only:row-span-2">
      <Lanes at={[12, 48, 84]} from={0} to={220} />
      <circle className="a-ring" cx={110} cy={48} r={26} />
      <path className="a-sec" d="M40 12L76 12Q84 12 88 20L96 30M180 12L144 12Q136 12 132 20L124 30" />
      <path className="a-sec" d="M40 84L76 84Q84 84 88 76L96 66M180 84L144 84Q136 84 132 76L124 66" />
      <Run d="M0 48H220" />
      <Nodes
        r={6}
        at={[
          [40, 12],
          [20, 48],
          [40, 84],
          [180, 12],
          [200, 48],
          [180, 84],
        ]}
      />
      <Checkpoint x={110} y={48} r={10} />
    </Scene>
  );
}
