import { sitemapFound } from '../../../lib/checks/seo/sitemap-found.ts';
import { blindCases, cases } from '../../kit/cases.ts';
import { blind, seen } from '../../kit/facts.ts';
import { sitemap, sitemapFile } from '../../kit/sitemap.ts';

type File = ReturnType<typeof sitemap>['files'][number];
const URL = 'https://voorbeeld.nl/s.xml';
const file = (via: File['via'], changes: Parameters<typeof sitemapFile>[0] = {}): File => ({
  url: URL,
  via,
  file: seen(sitemapFile(changes)),
});
const hidden = (via: File['via'], why: 'otherHost' | 'wall'): File => ({ url: URL, via, file: blind(why) });
const files = (...list: File[]) => ({ sitemap: sitemap({ files: list }) });

cases(sitemapFound, {
  named: [
    files(file('robots')),
    files(file('robots', { kind: 'index' }), file('index')),
    files(file('robots'), hidden('robots', 'otherHost')),
  ],
  unnamed: [files(file('usual', { status: 404 }), file('usual'))],
  absent: [files(file('usual', { status: 404 }), file('usual', { kind: 'html' })), files()],
  broken: [
    files(file('robots', { status: 404 })),
    files(file('robots'), file('robots', { status: 500 })),
    files(file('robots', { kind: 'html' })),
    files(file('robots', { status: 410 }), hidden('robots', 'wall')),
  ],
});

blindCases(sitemapFound, [
  files(hidden('robots', 'otherHost')),
  files(file('usual', { status: 404 }), hidden('usual', 'wall')),
]);
