import { deprecatedApiReports } from '../../../lib/checks/onderhoud/deprecated-api-reports.ts';
import { blindCases, cases } from '../../kit/cases.ts';
import { page, scan } from '../../kit/facts.ts';

const reported = (deprecations: { id: string; source: string }[] | null) => ({
  page: page({ performance: { deprecations } as never }),
  scan: scan(),
});

cases(deprecatedApiReports, {
  none: [reported([])],
  some: [
    reported([{ id: 'UnloadHandler', source: 'https://elders.nl/a.js' }]),
    reported([{ id: 'SyncXHR', source: 'https://voorbeeld.nl/a.js' }]),
  ],
});

blindCases(deprecatedApiReports, [reported(null)]);
