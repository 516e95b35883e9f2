/**
 * Addresses stay while pictures may change, so caches keep them a week, and another month while revalidating.
 */
export const pictureCaching = 'public, max-age=604800, stale-while-revalidate=2592000';
