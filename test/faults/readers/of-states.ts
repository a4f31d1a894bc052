import { createNotSeen, createSeen } from '../../../lib/evidence.ts';
import { compareWithStops, computeContrast, computeLuminance } from '../../../lib/parse/css/contrast-ratio.ts';
import { parseGradientStops } from '../../../lib/parse/css/gradient.ts';
import { makeForeign } from '../../../lib/parse/html/html-foreign.ts';
import { makeHead } from '../../../lib/parse/html/html-head.ts';
import { listHtmlTokens, readHtml } from '../../../lib/parse/html/html-tokens.ts';
import { findHeadersWithoutCells, type TableCell } from '../../../lib/parse/html/table-headers.ts';
import { parseRetryAfter } from '../../../lib/parse/http/retry-after.ts';
import { findOpened, openToStrangers } from '../../../lib/parse/page-kind/administration.ts';
import { findAwayTime } from '../../../lib/parse/page-kind/away.ts';
import { findPackedLoader, findSkimmer } from '../../../lib/parse/page-kind/hostile-code.ts';
import {
  findAdministrationLink,
  findOpenedBehindLink,
  isAdministrationAddress,
} from '../../../lib/parse/page-kind/linked-administration.ts';
import { isWallPage } from '../../../lib/parse/page-kind/wall-page.ts';
import { compareLabelToName } from '../../../lib/parse/text/label-in-name.ts';
import { listForeignTitles } from '../../../lib/parse/text/writing-system.ts';
import { http, link, NOW, page, scan, seen } from '../../kit/facts.ts';
import { asAddress, HOST, listed, type Readers } from './reader.ts';

const LETTERS = 'Een winkel in Utrecht die fietsen verkoopt en repareert. '.repeat(20);

const pageOf = (text: string) =>
  page({
    document: { url: asAddress(`/${text}`) },
    head: { titles: listed(text) },
    text: { body: text, content: text, main: text },
  });

/** A table lays its cells on a grid: the collector hands in so many at most. */
const CELLS = 60;
const cellOf = (text: string): TableCell<string> => ({
  key: text,
  kind: text.length % 2 === 0 ? 'data' : 'header',
  scope: 'auto',
  columns: text.length,
  rows: Number.parseInt(text, 10) || 0,
  named: text === '' ? null : [text],
});

/** Readers of what a page is before anything else, of tags in a row, and of what the engine leaves open. */
export const OF_STATES: Readers = {
  'linked-administration': {
    read: (text) => {
      const links = listed(text).map((one) => link({ href: asAddress(`/${one}`), text: one }));
      const from = { ...pageOf(''), links: { total: links.length, list: links } };
      const site = { host: HOST, domain: HOST };
      return [
        findAdministrationLink(from, site),
        findOpenedBehindLink(from, site, createNotSeen('denied')),
        isAdministrationAddress(text),
      ];
    },
    like: ['phpmyadmin/', 'install.php,info.php', '.git'],
  },
  'wall-page': {
    read: (text) => isWallPage(pageOf(text), { host: HOST, domain: HOST }),
    like: ['Bent u 18 jaar of ouder? Ja Nee', 'Voordat je verder gaat: cookies. Akkoord'],
  },
  administration: {
    read: (text) => [
      findOpened(pageOf(text)),
      openToStrangers(page(), createSeen(pageOf(text))),
      openToStrangers(pageOf(text), createNotSeen('denied')),
    ],
    like: ['Index of /', 'PHP Version 8.2 Build Date', 'default password: admin'],
  },
  away: {
    read: (text) =>
      findAwayTime({
        page: pageOf(text),
        scan: scan(),
        answer: seen({ ...http({ 'retry-after': text }, { status: 503 }), barrier: null }),
      }),
    like: ['3600'],
  },
  'contrast-ratio': {
    read: (text) => [
      computeLuminance([text.length, 0, 0]),
      computeContrast(text.length, 1),
      compareWithStops([0, 0, 0, 1], [[text.length % 256, 0, 0, 1]], 4.5),
    ],
  },
  gradient: { read: parseGradientStops, like: ['linear-gradient(rgb(0, 0, 0), rgb(1, 1, 1))'] },
  'hostile-code': {
    read: (text) => {
      const scripts = [{ start: text, length: text.length }];
      return [findPackedLoader(scripts, HOST), findSkimmer(scripts, HOST)];
    },
    like: ['new Image().src = atob("x"); cardnumber', 'eval(atob("PHNjcmlwdA=="))'],
  },
  'html-foreign': {
    read: (text) => {
      const foreign = makeForeign();
      for (const one of listed(text)) {
        foreign.start(one, new Map(), false);
        foreign.isForeign();
        foreign.end(one);
      }
    },
    like: ['svg,title,p,math'],
  },
  'html-head': {
    read: (text) => {
      const head = makeHead();
      for (const one of listed(text)) {
        head.start(one);
        head.end(one);
        head.text(one);
      }
      return head.isOpen();
    },
    like: ['meta,head,style,body'],
  },
  'html-tokens': {
    read: (text) => [listHtmlTokens(text).length, readHtml(text, () => true)],
    like: ['<svg><title>a</title></svg><template><p>b</template><noscript>c</noscript>'],
  },
  'label-in-name': {
    read: (text) => [compareLabelToName(text, 'Zoek een fiets', false), compareLabelToName('Zoek', text, true)],
    like: ['Datum (dd-mm-jjjj)'],
  },
  'retry-after': {
    read: (text) => [parseRetryAfter(text, null, NOW), parseRetryAfter('Wed, 21 Oct 2026 07:28:00 GMT', text, NOW)],
    like: ['120', 'Wed, 21 Oct 2026 07:28:00 GMT'],
  },
  'table-headers': {
    read: (text) => findHeadersWithoutCells([listed(text).slice(0, CELLS).map(cellOf)]),
    like: ['a,bb,ccc'],
  },
  'writing-system': {
    read: (text) => [
      listForeignTitles(listed(text), LETTERS, 'nl'),
      listForeignTitles(['激安 通販 ショップ'], text, text),
    ],
    like: ['激安 通販'],
  },
};
