import { describe, expect, test } from 'vitest';
import { PAGE_TOOLS } from '../../../lib/data/software/page-tools.ts';
import { isMachinery, isPageTool } from '../../../lib/parse/page-kind/page-tools.ts';
import { toBareText } from '../../../lib/parse/text/generic-text.ts';

describe('isPageTool', () => {
  test.each([
    ['javascript:window.print()', '', true],
    [' JavaScript: void(0); window.print();', 'x', true],
    ['java\nscript:print()', '', true],
    ['javascript:history.back()', '', true],
    ['javascript:history.go(-1)', '', true],
    ['javascript:void(0)', 'Afdrukken', true],
    ['javascript:;', 'Deel op Facebook', true],
    ['javascript:void(0)', 'Share this page', true],
    ['javascript:void(0)', '» Print', true],
    [null, 'Delen via e-mail', true],
    [null, 'Kopieer link', true],
    ["javascript:window.open('https://www.facebook.com/sharer/sharer.php?u=x')", '', true],
    ["javascript:open('https%3A%2F%2Ftwitter.com%2Fintent%2Ftweet')", '', true],
    // Links that lead elsewhere, or that have an address.
    ['javascript:void(0)', 'Onze tarieven', false],
    ['javascript:openPage(3)', 'Volgende', false],
    ["javascript:location='/prijzen'", 'Prijzen', false],
    ['javascript:printers()', 'Printers', false],
    [null, 'Printers en toner', false],
    [null, 'Deelnemen', false],
    ['/print', 'Print', false],
    ['https://www.facebook.com/sharer/sharer.php', 'Delen', false],
    [null, '', false],
  ])('%j, %j: %s', (raw, text, tool) => expect(isPageTool({ raw, text })).toBe(tool));

  test('lists texts in the form in which they are compared, each once', () => {
    for (const texts of [PAGE_TOOLS.whole, PAGE_TOOLS.begins] as const) {
      expect(texts.map(toBareText)).toEqual(texts);
      expect(new Set(texts).size).toBe(texts.length);
    }
  });
});

describe('isMachinery', () => {
  test.each([
    ['https://wiki.nl/wiki/Speciaal:RecenteWijzigingen', true],
    ['https://wiki.nl/wiki/Sp%C3%A9cial:Recherche', true],
    ['https://wiki.nl/index.php?title=Special:UserLogin&returnto=Hoofdpagina', true],
    ['https://wiki.nl/index.php?title=Fiets&action=edit&section=2', true],
    ['https://wiki.nl/index.php?title=Fiets&oldid=12', true],
    ['https://voorbeeld.nl/wp-login.php', true],
    ['https://voorbeeld.nl/wp-admin/post.php', true],
    ['https://voorbeeld.nl/node/12/edit', true],
    ['https://voorbeeld.nl/user/login', true],
    ['https://voorbeeld.nl/nieuws/feed/', true],
    ['https://voorbeeld.nl/?replytocom=3', true],
    ['https://wiki.nl/wiki/Fiets', false],
    ['https://wiki.nl/wiki/Sjabloon:Fiets', false],
    ['https://wiki.nl/wiki/Special', false],
    ['https://voorbeeld.nl/speciaalbier', false],
    ['https://voorbeeld.nl/editie/12', false],
    ['https://voorbeeld.nl/fietsen?kleur=rood', false],
    ['geen adres', false],
  ])('%s: %s', (address, machinery) => expect(isMachinery(address)).toBe(machinery));
});
