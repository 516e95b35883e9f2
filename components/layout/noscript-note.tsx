import { mailbox } from '@/lib/content/site';

/** Shown without scripts only, where the buttons that open the demo dialog are hidden: whom to write to instead. */
export function NoscriptNote({ className }: { className: string }) {
  return (
    <p className={`hidden text-sm leading-5.5 text-ink-2 noscript:block ${className}`} data-noscript>
      Requesting a demo needs JavaScript. Without it, write to{' '}
      <a className="link" href={`mailto:${mailbox.hello}`}>
        {mailbox.hello}
      </a>
      .
    </p>
  );
}
