import { mailbox } from '@/lib/content/site';

/** Shown without scripts only, where the buttons that open the demo dialog are hidden: whom to write to instead. */
export function NoscriptNote({ className = '' }: { className?: string }) {
  return (
    <p className={`noscript-note ${className}`.trimEnd()}>
      Requesting a demo needs JavaScript. Without it, write to{' '}
      <a className="link" href={`mailto:${mailbox.hello}`}>
        {mailbox.hello}
      </a>
      .
    </p>
  );
}
