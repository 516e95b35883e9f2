/** Runs once when a server starts: a missing setting stops it here, by name, not at the first visitor. */
export async function register(): Promise<void> {
  if (process.env['NEXT_RUNTIME'] === 'nodejs') {
    const { checkEnvironment } = await import('@/lib/env/check');
    checkEnvironment();
  }
}
