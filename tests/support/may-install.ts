/**
 * Says what would be installed on this machine, and whether it may be: nothing is without having been allowed.
 *
 * @param what The packages, or what is downloaded.
 * @param why What needs them.
 * @returns Whether a workflow (CI=true) or a person (INSTALL_BROWSERS=1) has allowed it.
 */
export function mayInstall(what: string, why: string): boolean {
  const allowed = process.env['CI'] === 'true' || process.env['INSTALL_BROWSERS'] === '1';
  console.log(
    allowed
      ? `── Installing ${what}: ${why}`
      : `── Not installed: ${what}. ${why} INSTALL_BROWSERS=1 allows it.`,
  );
  return allowed;
}
