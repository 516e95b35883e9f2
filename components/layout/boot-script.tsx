import { bootScript } from '@/lib/startup/compiled';

/** The boot script, inline in the head. */
export function BootScript() {
  return <script dangerouslySetInnerHTML={{ __html: bootScript }} />;
}
