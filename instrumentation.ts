/**
 * Runs once when a server starts: a missing setting stops it here, by name, not at the first visitor. Then prepares
 * what holds for every answer and every line of the log.
 */
export async function register(): Promise<void> {
  if (process.env['NEXT_RUNTIME'] !== 'nodejs') return;
  const { checkEnvironment } = await import('@/lib/env/check-environment');
  checkEnvironment();
  if (process.env.NODE_ENV === 'development') return;
  const [{ logErrorsAsLines, outliveLogReader }, { prepareRequests }] = await Promise.all([
    import('@/lib/log/error-lines'),
    import('@/lib/security/answers'),
  ]);
  outliveLogReader();
  logErrorsAsLines();
  prepareRequests();
}
