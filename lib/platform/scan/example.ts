import { pillarState, scanResult } from '../../api/compose.ts';
import { notGradableOf } from '../../api/not-gradable.ts';
import { judgeExample } from '../../session/example.ts';
import { commonWords } from '../../words/common.ts';
import { say, sayLimit } from '../../words/say.ts';
import { browser } from '../browser.ts';
import { reportLocale } from '../locale.ts';
import type { Stored } from '../storage/history.ts';
import { settingsSlot } from '../storage/store.ts';

/** The example as history would keep it; the page that shows it brings the recorded evidence. */
export const example = async ({
  id,
  recorded,
}: {
  readonly id: string;
  readonly recorded: unknown;
}): Promise<Stored> => {
  const locale = reportLocale(await settingsSlot.get());
  const { report, judged } = judgeExample(recorded, { id, version: browser.runtime.getManifest().version });
  const { finishedAt, overall, incomplete, limit = null, target } = report;
  const pillars = judged.map((one) => pillarState(one, 'partner', (finding) => say(finding, locale)));
  const scanUrl = browser.runtime.getURL(`/report.html#${id}`);
  const frame = {
    domain: target.host,
    total: { overall, incomplete, limit },
    limit: limit && sayLimit(report, locale),
    notGradable: notGradableOf({ total: { overall, limit }, parts: judged }),
    tier: 'partner',
    scanUrl,
    names: commonWords[locale].pillars,
  } as const;
  return { id, domain: target.host, finishedAt, result: scanResult(pillars, frame), report };
};
