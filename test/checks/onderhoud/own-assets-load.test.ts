import { ownAssetsLoad } from '../../../lib/checks/onderhoud/own-assets-load.ts';
import type { Facts } from '../../../lib/evidence.ts';
import { blindCases, cases } from '../../kit/cases.ts';
import { image, page, resource, scan } from '../../kit/facts.ts';

type Timing = Facts['page']['performance']['resources'][number];
const timing = (url: string, status: number | null, initiator = 'link'): Timing => ({
  url: url.startsWith('http') ? url : `https://voorbeeld.nl/${url}`,
  initiator,
  protocol: 'h2',
  encoded: 900,
  decoded: 900,
  transferred: 1_200,
  status,
  worker: false,
});
const loaded = (...resources: readonly Timing[]) => ({
  page: page({ performance: { resources: [...resources], total: resources.length } }),
  scan: scan(),
});
const shown = (...images: readonly Parameters<typeof image>[0][]) => ({
  page: page({
    images: { list: images.map((changes, index) => image({ src: `https://voorbeeld.nl/${index}.jpg`, ...changes })) },
  }),
  scan: scan(),
});
const BROKEN = { naturalWidth: 0, complete: true };

cases(ownAssetsLoad, {
  complete: [
    loaded(),
    loaded(timing('app.js', 200, 'script'), timing('style.css', 304)),
    loaded(timing('https://elders.nl/app.js', 404, 'script'), timing('app.js', 200, 'script')),
    loaded(timing('https://elders.nl/app.js', 0, 'script'), timing('app.js', 200, 'script')),
    loaded(timing('api/teller', 404, 'fetch')),
    shown(
      {},
      { ...BROKEN, loading: 'lazy' },
      { ...BROKEN, src: 'https://voorbeeld.nl/logo.svg' },
      { ...BROKEN, src: 'https://voorbeeld.nl/tekens.svg#pijl' },
      { ...BROKEN, width: 1 },
    ),
    shown({ ...BROKEN, src: 'https://elders.nl/beeld.jpg' }),
  ],
  few: [
    loaded(timing('beeld.jpg', 404, 'img'), timing('app.js', 200, 'script')),
    loaded(timing('letter.woff2', 404, 'css')),
    shown(BROKEN, BROKEN),
  ],
  broken: [
    loaded(timing('app.js', 404, 'script')),
    loaded(timing('style.css', 500)),
    {
      ...loaded(timing('stijl', 404)),
      page: page({
        performance: { resources: [timing('stijl', 404)] },
        resources: { list: [resource('style', 'https://voorbeeld.nl/stijl')] },
      }),
    },
    shown(BROKEN, BROKEN, BROKEN),
    loaded(timing('https://www.voorbeeld.nl/app.js', 404, 'script')),
  ],
});

blindCases(ownAssetsLoad, [loaded(timing('app.js', null, 'script'))]);
