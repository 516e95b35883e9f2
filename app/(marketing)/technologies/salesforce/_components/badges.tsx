import { Nodes, Scene } from '@/components/illustrations/scene';
import type { Salesforce } from '@/lib/content/technologies';
import '@/components/illustrations/art.css';

export function Badges({ badges }: Pick<Salesforce, 'badges'>) {
  if (badges.length === 0) return null;
  return (
    <ul className="mbs-5 grid gap-x-6 gap-y-4 inline-full tablet:grid-cols-2">
      {badges.map(({ tier, title, text }) => (
        <li className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4" key={title}>
          <Badge tier={tier} />
          <div>
            <p className="leading-6 font-bold tracking-[-0.005em]">{title}</p>
            <p className="text-help">{text}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}

/** Our own drawing; no person decides here, so it has no diamond. */
function Badge({ tier }: { tier: 'summit' | 'isv' }) {
  return (
    <Scene width={48} height={48} className="art-bare inline-12">
      {tier === 'summit' ? (
        <>
          <path className="a-sec" d="M28 24L33 17L44 40" />
          <path className="a-run" d="M4 40L20 12L36 40H4" />
          <Nodes r={5} at={[20, 11]} />
        </>
      ) : (
        <>
          <path className="a-run" d="M8 6h10q3 0 3 3v10q0 3-3 3h-10q-3 0-3-3v-10q0-3 3-3z" />
          <path
            className="a-sec"
            d="M30 6h10q3 0 3 3v10q0 3-3 3h-10q-3 0-3-3v-10q0-3 3-3zM8 28h10q3 0 3 3v10q0 3-3 3h-10q-3 0-3-3v-10q0-3 3-3z"
          />
          <path className="a-run" d="M21 22L31 32" />
          <Nodes r={6} at={[35, 36]} />
        </>
      )}
    </Scene>
  );
}
