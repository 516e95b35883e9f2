import { buttonClass } from '@/components/ui/button';
import { sessionOverWords as words } from '@/content/words/dashboard';
import type { PostedAnswer } from '@/lib/dashboard/posted-answer';
import * as routes from '@/lib/routes';
import { TypedText } from './typed-text';

/**
 * What a form comes to that was posted without scripts after the session had ended: nothing was saved, and what was typed
 * stands here to be taken along.
 *
 * @param next The page it was posted from.
 */
export function SessionOver({ posted, next }: { posted: PostedAnswer; next: string }) {
  const typed = typedIn(posted);
  return (
    <section className="container grid justify-items-start gap-4 py-16 max-inline-[40rem]">
      <h1 className="text-h3">{words.title}</h1>
      <p className="text-ink-2" role="alert">
        {words.text}
      </p>
      {typed && <TypedText text={typed} />}
      <a className={buttonClass({})} href={routes.asking(routes.auth, { next })}>
        {words.signIn}
      </a>
    </section>
  );
}

function typedIn(posted: PostedAnswer): string | undefined {
  if ('event' in posted) return posted.event.note;
  if ('team' in posted) return posted.team.email;
  return 'person' in posted ? posted.person.email : undefined;
}
