import { aiPolicyConsistent } from '../../../lib/checks/ai/ai-policy-consistent.ts';
import type { Facts } from '../../../lib/evidence.ts';
import { blindCases, cases } from '../../kit/cases.ts';
import { blind, http, meta, page, seen } from '../../kit/facts.ts';
import { robots } from './robots.ts';

const NO_FILE = seen(http({}, { status: 404 }));
const files = (changes: Partial<Facts['wellKnown']> = {}) =>
  seen<Facts['wellKnown']>({ tdmrep: NO_FILE, aiCatalog: NO_FILE, advertised: null, ...changes });
const saying = (text: string, headers: Readonly<Record<string, string>> = {}) => ({
  ...robots(text),
  page: page(),
  fresh: seen(http(headers)),
  wellKnown: files(),
});
const json = (body: string, type = 'application/json') => seen(http({ 'content-type': type }, { body }));
const LICENCE = 'License: https://voorbeeld.nl/licentie.xml\n';
const licence = (status: number): Facts['wellKnown']['advertised'] => ({
  kind: 'licence',
  url: 'https://voorbeeld.nl/licentie.xml',
  reply: seen(http({}, { status })),
});
const OPEN = 'User-agent: *\nAllow: /\n';

cases(aiPolicyConsistent, {
  consistent: [
    saying(`${OPEN}Content-Signal: search=yes, ai-train=no\n`),
    saying(`${OPEN}Content-Signal: search=yes,ai-input=yes,ai-train=no,use=reference\n`),
    saying(OPEN, { 'content-usage': 'train-ai=n, search=y' }),
    saying(OPEN, { 'tdm-reservation': '1' }),
    { ...saying(OPEN), page: page({ head: { metas: [meta('tdm-reservation', '1')] } }) },
    { ...saying(OPEN), wellKnown: files({ tdmrep: json('[{"location":"/","tdm-reservation":1}]') }) },
    { ...saying(LICENCE), wellKnown: files({ advertised: licence(200) }) },
    saying(`${OPEN}Content-Signal: ai-train=no\n\nUser-agent: GPTBot\nDisallow: /\n`),
  ],
  unparsable: [
    saying(`${OPEN}Content-Signal: search\n`),
    saying(`${OPEN}Content-Signal: ai-train=misschien\n`),
    saying(OPEN, { 'tdm-reservation': 'ja' }),
    { ...saying(OPEN), wellKnown: files({ tdmrep: json('{kapot') }) },
    { ...saying(`${OPEN}Content-Usage: nee\n`), fresh: blind('denied') },
  ],
  contradicts: [
    saying(`${OPEN}Content-Signal: ai-train=yes\n\nUser-agent: GPTBot\nDisallow: /\n`),
    saying(`${OPEN}Content-Signal: search=no\n`),
  ],
  licenceDead: [{ ...saying(LICENCE), wellKnown: files({ advertised: licence(404) }) }],
  none: [
    saying(OPEN),
    saying(''),
    // The site answers any address with a page.
    { ...saying(OPEN), wellKnown: files({ tdmrep: json('<!doctype html><p>Niet gevonden', 'text/html') }) },
  ],
  robotsFails: [{ ...saying(''), ...robots('', 500) }],
});

blindCases(aiPolicyConsistent, [
  { ...saying(OPEN), wellKnown: files({ tdmrep: blind('timeout') }) },
  { ...saying(OPEN), fresh: blind('denied') },
  { ...saying(`${OPEN}Content-Signal: search=yes\n`), wellKnown: blind('timeout') },
]);
