/** A week in every cache, and another month while a newer one is fetched: addresses stay, pictures may change. */
export const caching = 'public, max-age=604800, stale-while-revalidate=2592000';
