import { firefoxSession } from './firefox.ts';
import { playwrightSession } from './playwright.ts';
import type { Engine, Session, SessionOptions } from './tab.ts';
import { webkitSession } from './webkit.ts';

/** How a browser of an engine can be had on this machine; see tests/engines/provide.ts. */
export type Provided = { driver: 'playwright'; executable?: string } | { driver: 'own'; executable: string };

/** Which engines there are, as tests/run.ts found them. */
export const provided = () =>
  JSON.parse(process.env['ENGINES_PROVIDED'] ?? '{}') as Partial<Record<Engine, Provided>>;

/**
 * Starts a browser.
 * @throws When there is none of that engine
 */
export function openSession(engine: Engine, options: SessionOptions): Promise<Session> {
  const found = provided()[engine];
  if (!found) throw new Error(`There is no ${engine} on this machine.`);
  if (found.driver === 'playwright') return playwrightSession(engine, options, found.executable);
  return engine === 'firefox' ? firefoxSession(options, found.executable) : webkitSession(options);
}

/** Whether an engine's driver here can touch: WebKitGTK's cannot. */
export const canTouch = (engine: Engine) => engine !== 'webkit' || provided().webkit?.driver === 'playwright';

/** Whether features of an engine can be switched off here: Playwright's own WebKit has no way to. */
export const canSwitch = (engine: Engine) => engine !== 'webkit' || provided().webkit?.driver === 'own';
