import { generateKeyPairSync } from 'node:crypto';
import { expect, test } from 'vitest';
import { dkimDetected } from '../../../lib/checks/domein/dkim-detected.ts';
import { DKIM_SELECTORS } from '../../../lib/data/network/dkim-selectors.ts';
import { blindCases, cases } from '../../kit/cases.ts';
import { facts, mx, noName, timeout, txt, type Zone } from './dns-facts.ts';

const NONE: Zone = Object.fromEntries(
  DKIM_SELECTORS.map(({ selector }) => [`TXT ${selector}._domainkey.voorbeeld.nl`, noName()]),
);
const KEY = txt('v=DKIM1; k=ed25519; p=11qYAYKxCrfVS/7TyWQHOg7hcvPapiMlrwIaaPcHURo=');
const rsa = (modulusLength: number) =>
  generateKeyPairSync('rsa', { modulusLength }).publicKey.export({ type: 'spki', format: 'der' }).toString('base64');
const LONG = rsa(2048);
const GOOGLE = 'TXT google._domainkey.voorbeeld.nl';

cases(dkimDetected, {
  found: [
    facts(),
    facts({ 'MX voorbeeld.nl': [mx('.', 0)] }),
    facts({ ...NONE, [GOOGLE]: [KEY] }),
    facts({ ...NONE, [GOOGLE]: [txt(`k=rsa; t=y; h=sha1:sha256; s=email; p=${LONG}`)] }),
    facts({ ...NONE, [GOOGLE]: [KEY], 'TXT mail._domainkey.voorbeeld.nl': [txt('p=placeholder')] }),
    facts({ ...NONE, [GOOGLE]: [KEY], 'TXT selector1._domainkey.voorbeeld.nl': timeout }),
    facts({ ...NONE, [GOOGLE]: [KEY], 'TXT selector1._domainkey.voorbeeld.nl': [txt('v=DKIM1; p=')] }),
  ],
  impossible: [facts({ 'TXT _domainkey.voorbeeld.nl': noName() })],
  unusable: [
    `p=${rsa(512)}`,
    `p=${rsa(768)}`,
    `p=${LONG}`.slice(0, 238),
    `h=sha1; p=${LONG}`,
    `k=ed448; p=${LONG}`,
    'p=placeholder',
    'k=ed25519; p=placeholder',
  ].map((key) =>
    facts({ ...NONE, [GOOGLE]: [txt(`v=DKIM1; ${key}`)], 'TXT mail._domainkey.voorbeeld.nl': [txt('p=')] }),
  ),
  revoked: [facts({ ...NONE, [GOOGLE]: [txt('v=DKIM1; p=')] })],
  noMail: [
    facts({ 'MX voorbeeld.nl': [mx('.', 0)], 'TXT voorbeeld.nl': [txt('v=spf1 ~all')] }),
    facts({ 'MX voorbeeld.nl': [], 'TXT voorbeeld.nl': [txt('v=spf1 -all')] }),
  ],
});

blindCases(dkimDetected, [
  facts({ 'MX voorbeeld.nl': [mx('.', 0)], 'TXT voorbeeld.nl': timeout }),
  facts({ 'MX voorbeeld.nl': timeout }),
  facts({ 'TXT _domainkey.voorbeeld.nl': timeout }),
  facts({ ...NONE, [GOOGLE]: timeout }),
  facts({ ...NONE, [GOOGLE]: timeout, 'TXT mail._domainkey.voorbeeld.nl': [txt('p=placeholder')] }),
]);

test('a domain without a listed selector is unknown, since others cannot be seen from outside', () => {
  expect(dkimDetected.judge(facts(NONE))).toEqual({ unseen: 'hidden' });
});

test('a key of another service is none for mail', () => {
  const key = txt(`v=DKIM1; s=tlsrpt; p=${LONG}`);
  expect(dkimDetected.judge(facts({ ...NONE, [GOOGLE]: [key] }))).toEqual({ unseen: 'hidden' });
});

test('only keys that receivers can use are named as found', () => {
  const zone = { ...NONE, [GOOGLE]: [KEY], 'TXT mail._domainkey.voorbeeld.nl': [txt('p=placeholder')] };
  expect(dkimDetected.judge(facts(zone))).toMatchObject({ code: 'found', items: ['google'] });
});

test('a wildcard that also answers a made-up label proves nothing', () => {
  const wild = Object.fromEntries(
    [...Object.keys(NONE), 'TXT pijler-x._domainkey.voorbeeld.nl'].map((key) => [key, [KEY]]),
  );
  expect(dkimDetected.judge(facts(wild))).toEqual({ unseen: 'hidden' });
});

test('there are twelve selectors, each once', () => {
  expect(new Set(DKIM_SELECTORS.map(({ selector }) => selector)).size).toBe(12);
});
