/**
 * Says whether search engines may list this deployment. Previews of branches, and any deployment with
 * `SITE_INDEXING=off`, stay out.
 */
export function isIndexed(source: Record<string, string | undefined> = process.env): boolean {
  if (source['SITE_INDEXING'] === 'off') return false;
  return (source['VERCEL_ENV'] ?? 'production') === 'production';
}
