import type { CheckResult } from '../../../lib/api/result.ts';
import type { Pillar } from '../../../lib/model.ts';
import type { PillarState, ScanState } from '../../../lib/state.ts';
import type { Driven, View } from './driven.ts';
import { command, tabIdOf, waitForScan } from './scan.ts';

/** One pillar of what a tab shows, asked by a page of the extension: with access it may look without a click. */
export const scanPillarAt = async <V extends View>(
  session: Driven<V>,
  url: string,
  pillar: Pillar,
): Promise<ScanState> => {
  const { page } = await session.visit(url);
  const tabId = await tabIdOf(session, page);
  const { id } = await command<ScanState>(session, 'start', { tabId, again: true, pillar });
  const state = await waitForScan(session, tabId, id);
  await page.close();
  return state;
};

/** Throws when the pillar was not scanned. */
export const pillarOf = ({ pillars }: ScanState, id: Pillar): PillarState => {
  const found = pillars.find((pillar) => pillar.id === id);
  if (found === undefined) throw new Error(`${id} was not scanned`);
  return found;
};

/** As a partner is told: a state keeps what was found beside the sentence. Throws when the pillar told no such check. */
export const checkOf = ({ id: pillar, checks = [] }: PillarState, id: string): CheckResult => {
  const found = checks.find((check) => check.id === id);
  if (found === undefined) throw new Error(`${pillar} told nothing of ${id}`);
  const { items = [], evidence, ...check } = found;
  return { ...check, evidence: evidence.length > 1 ? evidence : [...evidence, ...items] };
};
