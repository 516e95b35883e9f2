import { Fragment } from 'react';
import { Link } from '@/components/ui/link';
import { SegmentedControl, SegmentedItem } from '@/components/ui/segmented-control';
import { authForms } from '@/content/messages/auth';
import type { AuthState } from '@/lib/auth/state';
import * as routes from '@/lib/routes';
import { AccountForm } from './account-form';

const tabs = [
  ['sign-in', authForms.signIn.label],
  ['sign-up', authForms.signUp.label],
] as const;

/** The links "Sign In" and "Sign Up" above one form, which keeps what was typed when the other is followed. */
export function AuthTabs({
  current,
  next,
  codeAt,
  initial,
}: {
  current: (typeof tabs)[number][0];
  next: string | undefined;
  /** Path of a demo form, which offers a one-time code instead of a password. */
  codeAt: string | undefined;
  initial: AuthState;
}) {
  return (
    <div className="grid gap-5">
      <SegmentedControl as="nav" full aria-label={authForms.tabs}>
        {tabs.map(([tab, label]) => (
          <Fragment key={tab}>
            <SegmentedItem
              as={Link}
              size="large"
              href={routes.signIn({ tab, ...(next && { next }) })}
              aria-current={tab === current ? 'page' : undefined}
              prefetch={false}
              replace
              scroll={false}
            >
              {label}
            </SegmentedItem>{' '}
          </Fragment>
        ))}
      </SegmentedControl>
      <div className="grid gap-4">
        <AccountForm mode={current} next={next} initial={initial} />
        <p className="flex flex-wrap justify-between gap-x-5 gap-y-1 text-sm leading-5.5 text-ink-2">
          {current === 'sign-in' ? (
            <Link className="link" href={routes.resetPassword} prefetch={false}>
              {authForms.forgotPassword}
            </Link>
          ) : (
            authForms.confirmed
          )}{' '}
          {codeAt && (
            <Link className="link" href={codeAt} prefetch={false}>
              {authForms.useCode}
            </Link>
          )}
        </p>
      </div>
    </div>
  );
}
