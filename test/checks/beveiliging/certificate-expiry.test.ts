import { certificateExpiry } from '../../../lib/checks/beveiliging/certificate-expiry.ts';
import { cases } from '../../kit/cases.ts';
import { cert, NOW, scan } from '../../kit/facts.ts';

const DAY = 86_400_000;
const valid = (before: number, after: number) => ({
  scan: scan(),
  cert: cert({ from: NOW - before * DAY, until: NOW + after * DAY }),
});

cases(certificateExpiry, {
  ample: [valid(30, 60), valid(80, 9.5)],
  // A tenth of 200 days, a tenth of 90, less than a week of a short one, and a clock that is fast.
  soon: [valid(181, 19), valid(82, 8), valid(40, 6), valid(90, -1)],
});
