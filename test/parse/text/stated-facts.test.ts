import { describe, expect, test } from 'vitest';
import { listStatedFacts } from '../../../lib/parse/text/stated-facts.ts';
import { link, page } from '../../kit/facts.ts';

const on = (body: string) => listStatedFacts(page({ text: { body, content: body }, links: { list: [] } }));

describe('listStatedFacts', () => {
  test.each([
    ['Bel 030 - 123 45 67', ['phone']],
    ['Tel. +49 30 1234567', ['phone']],
    ['Mail naar info@voorbeeld.nl', ['email']],
    ['Een brood kost € 4,50', ['price']],
    ['Dorpsstraat 1, 3511 AB Utrecht', ['place']],
    ['High Street 1, OX1 1AA Oxford', ['place']],
    ['Hauptstr. 3, 10115 Berlin', ['place']],
    ['Open vanaf 9:00, de route is 6 km', ['figure']],
    ['Laatst bijgewerkt op 3 mei 2026', ['date']],
    ['Bel 0612345678', ['phone']],
    ['Bel +31612345678.', ['phone']],
    ['info [at] voorbeeld.nl', ['email']],
    ['info(apenstaartje)voorbeeld punt nl', ['email']],
    ['49,- euro', ['price']],
    ['Een stoel: 1.299,–', ['price']],
    ['25 euro per uur', ['price']],
    ['Een brood kost 4,50 €', ['price']],
    ['Open van 9u tot 17u30', ['figure']],
    // A year before a name is not a postal code, and a long number not a telephone number.
    ['Sinds 2019 Juwelier', []],
    ['Bestelnummer 84930217465', []],
    ['ISBN 0306406152, ISBN-10: 0306406152', []],
    ['BTW BE0417497106, KBO 0417497106, BTW-nr. 0417497106', []],
    ['EAN 8710400280507, 06123456789', []],
    ['De Europese route 25 Europa, regel 4,-1', []],
    ['', []],
  ])('%s: %j', (body, kinds) => expect(on(body)).toEqual(kinds));

  test('includes an address that is hidden from harvesters', () => {
    const list = [link({ href: 'https://voorbeeld.nl/cdn-cgi/l/email-protection#a1b2' })];
    expect(listStatedFacts(page({ text: { body: '', content: '' }, links: { list } }))).toEqual(['email']);
  });
});
