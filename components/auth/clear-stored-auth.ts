/**
 * Removes auth entries that a client library may have left in this browser's storages, before a new sign-in.
 * This site keeps its session in a cookie that scripts cannot read.
 */
export function clearStoredAuth(): void {
  for (const name of ['localStorage', 'sessionStorage'] as const) {
    try {
      const storage = window[name];
      for (const key of Object.keys(storage)) {
        if (/^(sb-|supabase\.auth\.)/.test(key)) storage.removeItem(key);
      }
    } catch {
      // Storage is forbidden: there is nothing to clear.
    }
  }
}
