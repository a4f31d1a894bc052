import { beforeEach, expect, test, vi } from 'vitest';
import { fakeBrowser } from 'wxt/testing/fake-browser';
import { findScan } from '../../../entrypoints/report/find-scan.ts';
import { keepState } from '../../../lib/platform/scan/states.ts';
import * as history from '../../../lib/platform/storage/history.ts';
import { storeHeldReport } from '../../../lib/platform/storage/session-report.ts';
import { sampleReport, sampleState } from '../../components/sample.ts';
import { restoreAfterwards } from '../stand-ins.ts';

restoreAfterwards();
const refused = (): Promise<never> => Promise.reject(new DOMException('private', 'InvalidStateError'));
vi.spyOn(history, 'findLatest').mockImplementation(refused);
vi.spyOn(history, 'scanById').mockImplementation(refused);

const REQUESTED_URL = 'https://voorbeeld.nl/zoeken?q=jansen';

beforeEach(async () => {
  fakeBrowser.reset();
  fakeBrowser.i18n.getUILanguage = () => 'nl';
  const state = sampleState('partner', 'nl', { url: REQUESTED_URL });
  const [row] = state.ledger;
  if (row === undefined) throw new Error('the sample has contacts');
  await keepState({ ...state, ledger: [{ ...row, path: '/zoeken?q=jansen' }] });
  await storeHeldReport(state.tabId, sampleReport());
});

test.each([
  ['omits the query', {}, false],
  ['includes it when the setting is on', { fullUrl: true }, true],
])('a scan stored in the session %s, like one of the history', async (_, settings, has) => {
  await fakeBrowser.storage.local.set({ settings });
  const found = await findScan('', sampleReport().id);
  expect(found?.stored.report?.ledger).toHaveLength(1);
  expect(JSON.stringify(found?.stored).includes('jansen')).toBe(has);
});
