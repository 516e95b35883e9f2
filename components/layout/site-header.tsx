import { RequestDemoButton } from '@/components/demo/request-demo-button';
import { SearchButton } from '@/components/search/search-button';
import { IconButton } from '@/components/ui/icon-button';
import { frame } from '@/content/messages/layout';
import { navigation } from '@/content/navigation';
import { AccountMenu } from './account-menu';
import { Brand } from './brand';
import { mobileMenuId } from './mobile-menu';
import { SiteNav } from './site-nav';

export function SiteHeader() {
  return (
    <header className="site-header @container/site-header fixed inset-[0_0_auto] z-40 print:hidden">
      <div className="site-container flex items-center justify-between gap-2 text-ink [transition:block-size_0.2s_var(--ease-out)] block-(--bar) sm:gap-4 menus:gap-2 menus:xl:gap-6">
        <Brand />
        <SiteNav items={navigation.main} />
        <SearchButton
          className="ms-auto -me-4 flex-none @2xs:-me-2 menus:-mx-3"
          startingPoints={navigation.startingPoints}
        />
        <div className="hidden flex-none @2xs:block">
          <RequestDemoButton size="compact" className="max-sm:px-3 @max-2xs:px-2.25" />
        </div>
        <AccountMenu />
        <IconButton
          className="-me-3 flex-none menus:hidden"
          icon="menu"
          label={frame.openMenu}
          commandfor={mobileMenuId}
          command="show-modal"
        />
      </div>
    </header>
  );
}
