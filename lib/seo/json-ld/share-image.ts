import 'server-only';
import { absoluteUrl } from '../absolute-url';

/** The picture of a page when it is shared. */
export function shareImage(path: string): string {
  return absoluteUrl(`/share${path}.png`);
}
