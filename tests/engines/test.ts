import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test as base } from '@playwright/test';
import { setting } from '../e2e/support';
import { openSession } from './driver/open.ts';
import type { Engine, Session, SessionOptions } from './driver/tab.ts';
import { startScriptGate, type ScriptGate } from '../support/script-gate.ts';
import { Visitor } from './visitor.ts';

interface Fixtures {
  engine: Engine;
  /** Starts a browser; it is closed after the test, which fails when the console has reported a fault. */
  visit: (options?: Partial<SessionOptions> & { engine?: Engine }) => Promise<Visitor>;
  /** Somebody with a mouse, a keyboard and a window of 1280 by 800. */
  visitor: Visitor;
  /** A slow line: a visitor whose `proxy` it is gets no script before it is opened. */
  scripts: ScriptGate;
  /** Folder of what the browsers of the test download. */
  downloads: string;
  /** What the test expects the console to report. */
  expectedFaults: RegExp[];
}

export const test = base.extend<Fixtures>({
  expectedFaults: [[], { option: true }],
  // The framework wants the pattern.
  engine: async ({}, provide, info) => {
    await provide(info.project.name as Engine);
  },
  downloads: async ({}, provide) => {
    const folder = mkdtempSync(join(tmpdir(), 'downloads-'));
    await provide(folder);
    rmSync(folder, { recursive: true, force: true });
  },
  visit: async ({ engine, expectedFaults, downloads }, provide, info) => {
    const sessions: Session[] = [];
    await provide(async ({ engine: chosen = engine, ...options } = {}) => {
      const session = await openSession(chosen, {
        width: 1280,
        height: 800,
        colorScheme: 'light',
        reducedMotion: false,
        touch: false,
        switches: {},
        early: '',
        downloads,
        ...options,
      });
      sessions.push(session);
      return new Visitor(await session.newTab(), setting('SITE_URL'));
    });
    const faults = sessions
      .flatMap((session) => session.faults())
      .filter((fault) => !expectedFaults.some((expected) => expected.test(fault)));
    await Promise.all(sessions.map((session) => session.close()));
    if (info.status === 'passed') expect(faults, 'faults in the console').toEqual([]);
  },
  scripts: async ({}, provide) => {
    const gate = await startScriptGate();
    await provide(gate);
    gate.stop();
  },
  visitor: async ({ visit }, provide) => {
    await provide(await visit());
  },
});

export { expect };
