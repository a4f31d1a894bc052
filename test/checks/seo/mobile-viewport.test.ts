import { mobileViewport } from '../../../lib/checks/seo/mobile-viewport.ts';
import { cases } from '../../kit/cases.ts';
import { meta, page } from '../../kit/facts.ts';

const viewport = (...contents: string[]) => ({
  page: page({ head: { metas: contents.map((content) => meta('viewport', content)) } }),
});

cases(mobileViewport, {
  responsive: [
    viewport('width=device-width, initial-scale=1'),
    viewport('WIDTH = Device-Width; user-scalable=no'),
    viewport('initial-scale=1.0'),
    viewport('width=1024', 'width=device-width'),
  ],
  otherWidth: [viewport('width=1024'), viewport('initial-scale=0.5'), viewport('width=device-width', 'width=980')],
  absent: [viewport(), viewport(''), viewport('user-scalable=no')],
});
