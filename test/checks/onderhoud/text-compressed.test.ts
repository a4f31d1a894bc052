import { textCompressed } from '../../../lib/checks/onderhoud/text-compressed.ts';
import type { Facts } from '../../../lib/evidence.ts';
import { blindCases, cases } from '../../kit/cases.ts';
import { blind, http, page, scan, seen } from '../../kit/facts.ts';

type Timing = Facts['page']['performance']['resources'][number];
const asset = (path: string, decoded: number, encoded = decoded, changes: Partial<Timing> = {}): Timing => ({
  url: path.startsWith('http') ? path : `https://voorbeeld.nl/${path}`,
  initiator: 'link',
  protocol: 'h2',
  encoded,
  decoded,
  transferred: encoded + 300,
  status: 200,
  worker: false,
  ...changes,
});
const serve = (resources: Timing[] = [], bytes = 30_000, encoding = 'br') => ({
  page: page({ performance: { resources } }),
  scan: scan(),
  fresh: seen(http(encoding === '' ? {} : { 'content-encoding': encoding }, { bytes })),
});

cases(textCompressed, {
  compressed: [
    serve(),
    serve([asset('a.css', 50_000, 12_000), asset('b.js', 1_500)]),
    serve([asset('foto.jpg', 900_000)]),
    serve([asset('https://elders.nl/a.css', 900_000)]),
    serve([asset('a.css', 900_000, 900_000, { worker: true })]),
    serve([], 9_000, ''),
    serve([], 1_900, ''),
    serve([], 30_000, 'gzip'),
    { ...serve(), fresh: blind('notApplicable') },
  ],
  partly: [
    serve([asset('a.css', 40_000)]),
    serve([asset('b.js?x=1', 60_000), asset('b.js?x=1', 60_000)]),
    serve([asset('a.css', 4_000)], 13_000, ''),
  ],
  plain: [
    serve([asset('a.css', 90_000), asset('b.js', 90_000)]),
    { ...serve([asset('b.js', 300_000)]), fresh: blind('denied') },
  ],
  plainHtml: [serve([], 30_000, ''), serve([], 15_000, 'identity')],
});

blindCases(textCompressed, [{ ...serve([asset('a.css', 40_000)]), fresh: blind('denied') }]);
