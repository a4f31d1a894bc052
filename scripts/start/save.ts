import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from 'puppeteer-core';
import type { ScanResult } from '../../lib/api/result.ts';
import type { ScanState } from '../../lib/state.ts';
import { readEvidence } from '../../test/browser/kit/scan.ts';
import type { Session } from '../../test/browser/kit/session.ts';
import { screenshot, useTheme } from '../../test/browser/kit/views.ts';

/** Writes result.json, evidence.json and pictures of popup and report, light and dark, into the folder. */
export async function save(folder: string, session: Session, { state, result, popup }: Scanned): Promise<void> {
  await mkdir(folder, { recursive: true });
  const json = (name: string, value: unknown) => writeFile(join(folder, name), `${JSON.stringify(value, null, 2)}\n`);
  await json('result.json', result);
  await json('evidence.json', await readEvidence(session, state.tabId));

  await pictures(popup, join(folder, 'popup'));
  const report = await session.openOwn(`report.html?domain=${encodeURIComponent(state.host)}`);
  await report.waitForNetworkIdle({ idleTime: 200 });
  await pictures(report, join(folder, 'report'));
  await report.close();
}

/** A scan that ended well. */
export interface Scanned {
  readonly state: ScanState;
  readonly result: ScanResult;
  readonly popup: Page;
}

async function pictures(page: Page, path: string): Promise<void> {
  for (const theme of ['light', 'dark'] as const) {
    await useTheme(page, theme);
    await screenshot(page, `${path}-${theme}.png`);
  }
}
