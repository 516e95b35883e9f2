import { globSync, readFileSync } from 'node:fs';
import { parse } from 'yaml';

interface Workflow {
  permissions?: Record<string, string>;
  jobs: Record<string, { permissions?: Record<string, string>; steps: { uses?: string; run?: string }[] }>;
}

const files = globSync('.github/workflows/*.yml').map((file) => file.replaceAll('\\', '/'));
const uses = files.flatMap((file) =>
  [...readFileSync(file, 'utf8').matchAll(/uses: *(.*)/g)].map(([, action = '']) => ({ file, action })),
);

test('AT-48: every action of a workflow is pinned to a commit, and says which release that is', () => {
  expect(uses.length).toBeGreaterThan(5);
  const loose = uses.filter(({ action }) => !/^[\w-]+\/[\w/-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/.test(action));
  expect(loose).toEqual([]);
});

test('AT-48: one release of an action is used everywhere', () => {
  const repository = ({ action }: { action: string }) => action.split(/[/@]/).slice(0, 2).join('/');
  for (const [, same] of Map.groupBy(uses, repository))
    expect(new Set(same.map(({ action }) => action.replace(/^[^@]*/, ''))).size).toBe(1);
});

test.each(files)(
  'AT-48: %s may only read, unless a job says otherwise, and installs what is locked',
  (file) => {
    const { permissions, jobs } = parse(readFileSync(file, 'utf8')) as Workflow;
    expect(permissions).toEqual({ contents: 'read' });
    for (const job of Object.values(jobs)) {
      // Nothing here writes to the repository.
      expect(job.permissions?.['contents'] ?? 'read').toBe('read');
      const scripts = job.steps.map(({ run = '' }) => run).join('\n');
      expect(scripts).not.toMatch(/npm (install|i)\b|npx /);
    }
  },
);
