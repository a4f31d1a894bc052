import { pageHttpStatus } from '../../../lib/checks/seo/page-http-status.ts';
import { blindCases, cases } from '../../kit/cases.ts';
import { http, scan } from '../../kit/facts.ts';

const got = (changes: Parameters<typeof http>[1] = {}, barrier: 'wall' | 'login' | null = null) => ({
  answer: { ...http({}, changes), barrier },
  scan: scan(),
});

cases(pageHttpStatus, {
  served: [got(), got({ status: 204 })],
  redirected: [got({ redirected: true, asked: 'https://voorbeeld.nl/', url: 'https://www.voorbeeld.nl/start' })],
  gone: [got({ status: 404 }), got({ status: 410 })],
  refused: [got({ status: 400 }), got({ status: 451 })],
  broken: [got({ status: 500 }), got({ status: 503 })],
});

blindCases(pageHttpStatus, [
  got({ status: 403 }, 'wall'),
  got({}, 'login'),
  got({ status: 0, redirected: true }),
  got({ url: 'https://elders.nl/', redirected: true }),
  got({ status: 304 }),
]);
