'use client';

import { type SubmitEvent, startTransition, useState } from 'react';
import { teamAnswers as answers } from '@/content/words/dashboard-team';
import { changeTeam, postTeam } from '@/lib/dashboard/change-team';
import type { TeamResult } from '@/lib/dashboard/team-result';
import { resetSent } from './reset-sent';
import { useCall } from './use-call';

/**
 * The forms with which the team is changed: what each carries, and what is said of the last one. They work without
 * scripts too: then the page that answers says how it ended, and keeps what was typed.
 *
 * @param posted How a form ended that was posted without scripts.
 */
export function useTeamForms(posted: TeamResult | undefined) {
  const { sending, isOutdated, call } = useCall(answers.failed);
  const [said, setSaid] = useState<string>(posted ? answers[posted.status] : '');
  const [isWrong, setWrong] = useState(posted?.status === 'invalid');

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (sending) return;
    const form = event.currentTarget;
    const change = new FormData(form);
    setSaid('');
    call(async () => {
      const result = await changeTeam(change);
      startTransition(() => {
        setSaid(answers[result.status]);
        setWrong(result.status === 'invalid');
      });
      if (!result.email) resetSent(form, change, 'email');
    }, setSaid);
  };
  return {
    form: { action: postTeam, onSubmit: submit },
    sending,
    said,
    isOutdated,
    isWrong,
    typed: posted?.email,
  };
}

/** What a part of the page needs to change the team. */
export type TeamForms = ReturnType<typeof useTeamForms>;
