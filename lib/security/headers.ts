/** The size that no call of an action exceeds. A demo request is under 4 KB in Latin script, under 13 KB in any. */
export const ACTION_LIMIT_BYTES = 32 * 1024;

/** HSTS binds this host alone: other hosts of the domain may not have https. */
export const securityHeaders = [
  { key: 'Strict-Transport-Security', value: 'max-age=63072000' },
  { key: 'X-Content-Type-Options', value: 'nosniff' },
  { key: 'X-Frame-Options', value: 'DENY' },
  { key: 'Referrer-Policy', value: 'strict-origin-when-cross-origin' },
  { key: 'Cross-Origin-Opener-Policy', value: 'same-origin' },
  { key: 'Cross-Origin-Resource-Policy', value: 'same-origin' },
  {
    key: 'Permissions-Policy',
    value: 'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()',
  },
];

/** Share images are shown on other sites, pictures of articles in feed readers: that is what they are for. */
export const shareHeaders = [{ key: 'Cross-Origin-Resource-Policy', value: 'cross-origin' }];
