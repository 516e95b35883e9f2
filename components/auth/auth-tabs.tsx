'use client';

import * as Tabs from '@radix-ui/react-tabs';
import { useState } from 'react';
import { Link } from '@/components/ui/link';
import { authForms } from '@/content/words/auth';
import * as routes from '@/lib/routes';
import { AccountForm, type AuthMode } from './account-form';
import '@/components/ui/controls.css';

type AuthTab = Exclude<AuthMode, 'reset'>;

const labels: Record<AuthTab, string> = {
  'sign-in': authForms.signIn.label,
  'sign-up': authForms.signUp.label,
};

/**
 * The tabs "Sign In" and "Sign Up". One form serves both, so that what was typed survives a change of tab.
 * The tabs are links, which work without scripts.
 */
export function AuthTabs({ initial, next }: { initial: AuthTab; next: string }) {
  const [tab, setTab] = useState(initial);
  return (
    <Tabs.Root value={tab} onValueChange={(value) => setTab(value as AuthTab)} className="grid gap-5">
      {/* Without the style attribute that the library would write, and the policy forbid. */}
      <Tabs.List
        className="segmented grid auto-cols-[minmax(0,1fr)] grid-flow-col"
        aria-label={authForms.tabs}
        style={{ outline: undefined }}
      >
        {Object.entries(labels).map(([value, label]) => (
          <Tabs.Trigger key={value} asChild value={value}>
            <a
              id={`tab-${value}`}
              // WebKit has every tab for selected whose panel has the focus.
              aria-controls={value === tab ? 'auth-panel' : undefined}
              // The trigger would make it a button.
              type={undefined}
              className="segmented__item justify-center min-block-9.5"
              href={routes.asking(routes.auth, { tab: value, next })}
              onClick={(event) => event.preventDefault()}
            >
              {label}
            </a>
          </Tabs.Trigger>
        ))}
      </Tabs.List>
      {/* Not the library's panel, whose style attribute the policy forbids. */}
      <div role="tabpanel" id="auth-panel" aria-labelledby={`tab-${tab}`} className="grid gap-4">
        <AccountForm mode={tab} next={next} />
        <p className="text-sm leading-5.5 text-ink-2">
          {tab === 'sign-in' ? (
            <Link className="link" href={routes.resetPassword} prefetch={false}>
              {authForms.forgotPassword}
            </Link>
          ) : (
            authForms.confirmed
          )}
        </p>
      </div>
    </Tabs.Root>
  );
}
