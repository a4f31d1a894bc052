import { beforeEach, describe, expect, test } from 'vitest';
import { fakeBrowser } from 'wxt/testing/fake-browser';
import { dropReports, heldReport, holdReport } from '../../lib/platform/session-report.ts';
import { forgetFacts, forgetTab, keepState } from '../../lib/platform/states.ts';
import { sampleReport, sampleState } from '../components/sample.ts';

beforeEach(() => fakeBrowser.reset());

const TAB = 7;
const report = sampleReport();
const other = { ...report, id: 'een-ander' };

describe('a held report', () => {
  test('is there for its own scan only', async () => {
    await holdReport(TAB, report);
    expect(await heldReport(TAB, report.id)).toEqual(report);
    expect(await heldReport(TAB, other.id)).toBeNull();
    expect(await heldReport(8, report.id)).toBeNull();
  });

  test('goes with its tab', async () => {
    await holdReport(TAB, report);
    await forgetTab(TAB);
    expect(await heldReport(TAB, report.id)).toBeNull();
  });

  test('goes when the tab is scanned again', async () => {
    await holdReport(TAB, report);
    await forgetFacts(TAB);
    expect(await heldReport(TAB, report.id)).toBeNull();
  });

  test('goes alone when its own key was refused, and with all others when the key goes', async () => {
    await keepState(sampleState('partner', 'nl'));
    await holdReport(TAB, report);
    await holdReport(8, other);
    await dropReports(report.id);
    expect(await heldReport(TAB, report.id)).toBeNull();
    expect(await heldReport(8, other.id)).toEqual(other);
    await dropReports();
    expect(Object.keys(await fakeBrowser.storage.session.get(null))).toEqual([`scan:${TAB}`]);
  });
});
