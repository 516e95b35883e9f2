import { runPgTap } from './pgtap.ts';

const t = await runPgTap();
console.log(`\n${t.passed} passed, ${t.failed} failed`);
process.exitCode = t.failed > 0 ? 1 : 0;
