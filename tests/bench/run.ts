// `npm run bench -- NAME` measures one thing. Each file has its own options.
const benches: Record<string, () => Promise<unknown>> = {
  load: () => import('./load.ts'),
  dashboard: () => import('./dashboard.ts'),
  outbox: () => import('./outbox.ts'),
  layout: () => import('./layout.ts'),
  press: () => import('./press.ts'),
  size: () => import('./size.ts'),
  start: () => import('./start.ts'),
};

const [bench = ''] = process.argv.splice(2, 1);
const start = benches[bench];
if (!start) {
  console.error(`npm run bench -- ${Object.keys(benches).join('|')}`);
  process.exit(1);
}
await start();

export {};
