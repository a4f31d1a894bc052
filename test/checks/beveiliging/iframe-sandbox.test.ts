import { iframeSandbox } from '../../../lib/checks/beveiliging/iframe-sandbox.ts';
import { cases } from '../../kit/cases.ts';
import { page, resource, scan } from '../../kit/facts.ts';

const frame = (url: string, sandbox: string | null = null) => resource('frame', url, { sandbox });
const given = (...list: ReturnType<typeof frame>[]) => ({ scan: scan(), page: page({ resources: { list } }) });
const VIDEO = 'https://video.nl/embed/1';

cases(iframeSandbox, {
  all: [
    given(frame(VIDEO, 'allow-scripts allow-same-origin')),
    given(frame(VIDEO, ''), frame('https://www.voorbeeld.nl/kaart')),
  ],
  some: [given(frame(VIDEO)), given(frame(VIDEO, ''), frame('https://kaart.nl/'))],
  none: [
    given(),
    given(frame('about:srcdoc'), frame('https://www.voorbeeld.nl/kaart')),
    given(resource('script', 'https://video.nl/a.js')),
  ],
});
