'use client';

import { unstable_isUnrecognizedActionError as isFromOlderBuild } from 'next/navigation';
import { type SubmitEvent, startTransition, useEffect, useRef, useState, useTransition } from 'react';
import { failureText } from '@/components/toast/failure-text';
import { teamAnswers as answers } from '@/content/words/dashboard-team';
import { changeTeam, postTeam } from '@/lib/dashboard/change-team';
import type { TeamResult } from '@/lib/dashboard/team-result';
import { resetSent } from './reset-sent';

/**
 * The forms with which the team is changed: what each carries, and what is said of the last one. They work without
 * scripts too: then the page that answers says how it ended, and keeps what was typed.
 *
 * @param posted How a form ended that was posted without scripts.
 */
export function useTeamForms(posted: TeamResult | undefined) {
  const [sending, start] = useTransition();
  const [said, setSaid] = useState<string>(posted ? answers[posted.status] : '');
  const [isWrong, setWrong] = useState(posted?.status === 'invalid');
  const [outdated, setOutdated] = useState(false);
  const place = useRef<HTMLParagraphElement>(null);

  // Whoever pressed a button that is gone now goes on where it is said.
  useEffect(() => {
    if (said && document.activeElement === document.body) place.current?.focus();
  }, [said]);

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (sending) return;
    const form = event.currentTarget;
    const change = new FormData(form);
    setSaid('');
    start(async () => {
      try {
        const result = await changeTeam(change);
        startTransition(() => setSaid(answers[result.status]));
        setWrong(result.status === 'invalid');
        if (!result.email) resetSent(form, change, 'email');
      } catch (cause) {
        startTransition(() => {
          if (isFromOlderBuild(cause)) setOutdated(true);
          else setSaid(failureText(cause, answers.failed));
        });
      }
    });
  };
  return {
    form: { action: postTeam, onSubmit: submit },
    sending,
    said,
    place,
    outdated,
    isWrong,
    typed: posted?.email,
  };
}
