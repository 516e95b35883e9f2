import { Checkpoint, Nodes, Run, Scene } from './scene';
import './art.css';

export function PassArt() {
  return (
    <Scene width={200} height={60} className="[--art-ground:var(--color-surface-1)]">
      <Run d="M6 51Q100 -27 194 51" />
      <Nodes r={5} at={[6, 51, 100, 12, 194, 51]} />
    </Scene>
  );
}

const motifs = {
  limits: 'M1 6V42M71 6V42M1 24H57M51 18l6 6-6 6',
  crew: 'M1 10H86M1 24H62M1 38H36',
  service: 'M1 20v8M13 14v20M25 18v12M37 6v36M49 12v24M61 19v10M73 15v18M85 21v6',
  context:
    'M1 6C29 6 31 24 55 24M1 18C21 18 31 24 55 24M1 30C21 30 31 24 55 24M1 42C29 42 31 24 55 24M61 24H91',
  trace: 'M1 24H85M1 14v20M22 20v8M43 20v8M64 20v8M85 14v20',
} as const;

/** Draws the sign of one capability. Only the deciding person has a checkpoint. */
export function CapabilityArt({ motif }: { motif: keyof typeof motifs | 'person' }) {
  return (
    <Scene
      width={96}
      height={48}
      className={`mbe-4 inline-24 ${motif === 'person' ? '[--art-ground:var(--color-person-soft)]' : 'art-bare'}`}
    >
      {motif === 'person' ? (
        <>
          <path className="a-run" d="M1 24H91" />
          <Checkpoint x={46} y={24} r={14} />
        </>
      ) : (
        <path className="a-run" d={motifs[motif]} />
      )}
      {motif === 'crew' && <Nodes r={4} at={[88, 10]} />}
      {motif === 'context' && <Nodes r={6} at={[58, 24]} />}
    </Scene>
  );
}
