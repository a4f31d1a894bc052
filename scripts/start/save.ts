import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { toScanAnswer } from '../../lib/api/outgoing.ts';
import type { ScanResult } from '../../lib/api/result.ts';
import type { ReportStep } from '../../lib/export/report-model.ts';
import type { Report } from '../../lib/model.ts';
import type { ScanState } from '../../lib/state.ts';
import { explainNotGradable } from '../../lib/words/report/not-gradable.ts';
import { type Driven, until, type View } from '../../test/browser/kit/driven.ts';
import { readEvidence } from '../../test/browser/kit/scan.ts';

/** Writes result.json, evidence.json and pictures of popup and report, light and dark, into the folder. */
export const save = async (folder: string, session: Driven, { state, result, popup }: Scanned): Promise<void> => {
  await mkdir(folder, { recursive: true });
  const json = (name: string, value: unknown) => writeFile(join(folder, name), `${JSON.stringify(value, null, 2)}\n`);
  await json('result.json', toScanAnswer(result, explainNotGradable('nl')));
  await json('evidence.json', await readEvidence(session, state.tabId));

  await pictures(session, popup, join(folder, 'popup'));
  const report = await session.openOwn(`report.html?domain=${encodeURIComponent(state.host)}`);
  await until(report, () => document.querySelector('.sheet'));
  await pictures(session, report, join(folder, 'report'));
  await report.close();
};

/** A successful scan. */
export interface Scanned {
  readonly state: ScanState;
  readonly result: ScanResult;
  /** Steps to take, in Dutch; none on the public tier. */
  readonly steps: readonly ReportStep[];
  /** The whole report, if its format was requested. */
  readonly report: Report | null;
  readonly popup: View;
}

const pictures = async (session: Driven, view: View, path: string): Promise<void> => {
  for (const theme of ['light', 'dark'] as const) {
    await writeFile(`${path}-${theme}.png`, await session.picture(view, theme));
  }
};
