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
      <div className="site-container flex items-center justify-between gap-2 text-ink transition-[block-size] duration-200 ease-out block-(--bar) min-[640px]:gap-4 menus:gap-2 menus:min-[1280px]:gap-6">
        <Brand />
        <SiteNav items={navigation.main} />
        <SearchButton
          className="ms-auto -me-4 flex-none @min-[23rem]/site-header:-me-2 menus:-mx-3"
          startingPoints={navigation.startingPoints}
        />
        <div className="hidden flex-none @min-[22.5rem]/site-header:block">
          <RequestDemoButton
            size="compact"
            className="max-[639.98px]:px-3 @max-[23rem]/site-header:px-2.25"
          />
        </div>
        <AccountMenu />
        <IconButton
          className="-me-2.5 flex-none menus:hidden"
          icon="menu"
          label={frame.openMenu}
          commandfor={mobileMenuId}
          command="show-modal"
        />
      </div>
    </header>
  );
}
