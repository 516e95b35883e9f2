'use client';

import { useEffect } from 'react';
import brokenLine from '@/components/illustrations/drawings/broken-line.svg?raw';
import { Illustration } from '@/components/illustrations/illustration';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { showToast } from '@/components/ui/show-toast';
import { actions } from '@/content/messages/layout';
import { listMessages } from '@/content/messages/dashboard';

export function DashboardError({ kind }: { kind: 'failed' | 'thrown' }) {
  useEffect(() => {
    showToast('error', listMessages[kind], { topic: listMessages[kind], duration: Infinity });
  }, [kind]);
  return (
    <section
      className="mbe-24 grid overflow-hidden rounded-card border border-line bg-surface-1"
      aria-labelledby="list-error"
    >
      <div className="mbs-4 block-32">
        <Illustration svg={brokenLine} isCover className="art-on-surface-1" />
      </div>
      <div className="grid content-start justify-items-start gap-2 px-8 pbs-3 pbe-8">
        <h2 className="text-h3" id="list-error">
          {listMessages.errorTitle}
        </h2>
        <p className="mbe-3 text-ink-2 measure-52">{listMessages.errorText}</p>
        <Button variant="secondary" onClick={() => location.reload()}>
          <Icon name="refresh" size={20} />
          {actions.retry}
        </Button>
      </div>
    </section>
  );
}
