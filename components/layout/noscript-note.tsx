import { cx } from 'class-variance-authority';
import { frame } from '@/content/messages/layout';
import { mailbox } from '@/content/site';

/** Without scripts some browsers cannot open the demo dialog. */
export function NoscriptNote({ className }: { className: string }) {
  return (
    <p className={cx('hidden text-sm leading-5.5 text-ink-2 noscript:block', className)} data-noscript>
      {`${frame.writeInstead} `}
      <a className="link" href={`mailto:${mailbox.hello}`}>
        {mailbox.hello}
      </a>
      .
    </p>
  );
}
