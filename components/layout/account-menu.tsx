'use client';

import { IconButton } from '@/components/ui/icon-button';
import { accountMessages } from '@/content/messages/layout';
import { AccountEntries } from './account-entries';
import { closingHandlers } from './nav-menu';

const id = 'menu-account';

/** It is in every static page; the start-up script's mark on <html> shows it. */
export function AccountMenu() {
  return (
    <div
      className="when-signed-in -ms-3 -me-3 hidden flex-none menus:block menus:xl:-ms-5"
      {...closingHandlers}
    >
      <IconButton icon="account" iconSize={20} label={accountMessages.label} popoverTarget={id} />
      <div
        id={id}
        className="menu inset-[var(--bar)_max(var(--gutter),50%-600px)_auto_auto] [--size:320px]"
        popover="auto"
      >
        <div className="rounded-card border border-line bg-surface-1 p-2 shadow-card">
          <AccountEntries variant="menu" />
        </div>
      </div>
    </div>
  );
}
