import { expect, test } from 'vitest';
import { CHECKS } from '../../lib/checks/index.ts';
import { REPORT_FORMATS } from '../../lib/export/formats/report-formats.ts';
import { FORMATS, isReportFormat } from '../../scripts/start/formats.ts';
import { readOptions } from '../../scripts/start/options.ts';
import { runScan } from '../../scripts/start/run.ts';
import { sampleOf } from '../kit/taking-turns.ts';

/** A build, a browser and a scan on a busy machine. */
const LONG = 120_000;

// The next test covers Chromium; in the full run this one covers both.
test.each(sampleOf(['firefox', 'chromium'], 2))(
  'with a key npm start gives the whole report in every format, %s',
  async (browser) => {
    const options = readOptions(['--format', 'sarif', '--key', 'sleutel', '--browser', browser]);
    const { scanned, close } = await runScan(options, true);
    await close();
    const { report } = scanned;
    if (report === null) throw new Error('no report');
    const ids = Object.values(CHECKS).flatMap(({ checks }) => checks.map(({ id }) => id));
    expect(report.findings.map(({ id }) => id).toSorted()).toEqual(ids.toSorted());
    const forms = FORMATS.filter(isReportFormat).map((format) => REPORT_FORMATS[format](report, 'nl'));
    expect(forms).toHaveLength(6);
    for (const written of forms) expect(written).toContain('goed.nl');
  },
  LONG,
);

test(
  'without a key npm start has no whole report to export',
  async () => {
    const { scanned, close } = await runScan(readOptions([]), true);
    await close();
    expect(scanned.report).toBeNull();
  },
  LONG,
);
