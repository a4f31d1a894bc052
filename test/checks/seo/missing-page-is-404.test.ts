import { missingPageIs404 } from '../../../lib/checks/seo/missing-page-is-404.ts';
import { blindCases, cases } from '../../kit/cases.ts';
import { http, scan } from '../../kit/facts.ts';

const got = (status: number, headers: Readonly<Record<string, string>> = {}, robots?: string) => ({
  missing: {
    ...http(headers, { status, redirected: status === 0 }),
    robotsMetas: robots === undefined ? [] : [{ name: 'robots', content: robots }],
  },
  scan: scan(),
});

cases(missingPageIs404, {
  refused: [
    got(404),
    got(410),
    got(400),
    // A slash or a language is added to the address first.
    { missing: { ...http({}, { status: 404, redirected: true }), robotsMetas: [] }, scan: scan() },
  ],
  redirected: [got(0)],
  closed: [got(200, { 'x-robots-tag': 'noindex' }), got(200, {}, 'noindex, follow')],
  served: [got(200), got(200, { 'x-robots-tag': 'bingbot: noindex' }), { missing: http(), scan: scan() }],
  broken: [got(500), got(503)],
});

blindCases(missingPageIs404, [got(304)]);
