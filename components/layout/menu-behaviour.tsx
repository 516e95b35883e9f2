'use client';

import { useEffect, useRef, type ReactNode } from 'react';
import { mainMenu } from '@/content/words/frame';
import { bindMenus } from './bind-menus';
import './site-header.css';

/** The main navigation landmark. Adds hover, arrow keys and expanded states to the menus inside it. */
export function MenuBehaviour({ children }: { children: ReactNode }) {
  const nav = useRef<HTMLElement>(null);
  useEffect(() => (nav.current ? bindMenus(nav.current) : undefined), []);
  return (
    <nav ref={nav} className="site-nav me-auto hidden menus:block" aria-label={mainMenu}>
      {children}
    </nav>
  );
}
