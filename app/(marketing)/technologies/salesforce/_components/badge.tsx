import { Nodes, Scene } from '@/components/illustrations/scene';
import '@/components/illustrations/art.css';

/** Our own drawing; no person decides here, so it has no diamond. */
export function Badge({ tier }: { tier: 'summit' | 'isv' }) {
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
