import { readFileSync } from 'node:fs';
import { COMPILED, compiledStartup } from '@/adapter/compile-startup';

describe('the compiled start-up code', () => {
  const compiled = readFileSync(COMPILED, 'utf8');

  // After a change in lib/startup/, or of what compiles it: npm run startup.
  it('is what stands beside it', () => expect(compiled).toBe(compiledStartup(process.cwd())));

  it('cannot be ended by what stands in it', () => expect(compiled).not.toContain('</script'));
});
