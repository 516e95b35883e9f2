import { bootScript } from '@/lib/security/boot-script';

/** The boot script, inline in the head. */
export function BootScript() {
  return <script dangerouslySetInnerHTML={{ __html: bootScript }} />;
}
