/** Writes bytes in hexadecimal digits. Browsers of some years have no `Uint8Array.prototype.toHex`. */
export const toHex = (bytes: Uint8Array): string =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
