import { expect, test } from 'vitest';
import { internalLinksAlive } from '../../../lib/checks/onderhoud/internal-links-alive.ts';
import type { Facts, Seen } from '../../../lib/evidence.ts';
import { blindCases, cases, partialCases } from '../../kit/cases.ts';
import { blind, http, page, seen } from '../../kit/facts.ts';

const visiting = (
  ...statuses: readonly (number | 'timeout' | 'challenge')[]
): { visited: Facts['visited']; page: Facts['page']; answer: Seen<Facts['answer']> } => ({
  page: page(),
  answer: seen({ ...http(), barrier: null }),
  visited: {
    candidates: statuses.length,
    home: blind('notApplicable'),
    sample: statuses.map((status, index) => ({
      url: `https://voorbeeld.nl/${index}`,
      visit:
        status === 'timeout'
          ? blind('timeout')
          : seen({
              status: status === 'challenge' ? 503 : status,
              redirected: status === 0,
              challenged: status === 'challenge',
            }),
    })),
  },
});

cases(internalLinksAlive, {
  alive: [
    visiting(200, 200, 0),
    visiting(200, 200, 200, 'timeout', 'challenge'),
    { ...visiting(200), page: page({ markup: { deadFragments: ['#weg'] } }) },
  ],
  oneDead: [visiting(200, 404), visiting(200, 200, 410), visiting(200, 500, 200)],
  dead: [visiting(404, 404), visiting(200, 410, 502, 200)],
  noLinks: [visiting()],
});

blindCases(internalLinksAlive, [
  visiting('timeout'),
  visiting(404, 'timeout', 'timeout'),
  visiting(403, 429, 200),
  // A new visitor is redirected to a consent page from every address.
  { ...visiting(0, 0, 0), answer: blind('elsewhere') },
]);

partialCases(internalLinksAlive, {
  alive: [[visiting(200, 200, 'timeout'), 'timeout']],
  oneDead: [[visiting(200, 404, 'timeout'), 'timeout']],
});

test('Cloudflare’s placeholder for a mail address is not a page, dead or alive', () => {
  const url = 'https://voorbeeld.nl/cdn-cgi/l/email-protection';
  const { visited, ...rest } = visiting(200, 404);
  const sample = visited.sample.map((one, index) => (index === 1 ? { ...one, url } : one));
  expect(internalLinksAlive.judge({ ...rest, visited: { ...visited, sample } })).toMatchObject({ code: 'alive' });
});
