import { expect, test } from 'vitest';
import { toUri } from '../../lib/export/uri.ts';

test.each([
  ['https://voorbeeld.nl/a?b=1#c', 'https://voorbeeld.nl/a?b=1#c'],
  ['https://voorbeeld.nl/a[1]|{x}?q=`^#a#b', 'https://voorbeeld.nl/a%5B1%5D%7C%7Bx%7D?q=%60%5E#a%23b'],
  ['https://voorbeeld.nl/50%', 'https://voorbeeld.nl/50%25'],
  ['https://voorbeeld.nl/€', 'https://voorbeeld.nl/%E2%82%AC'],
  ['http://[2001:db8::1]:8080/x', 'http://[2001:db8::1]:8080/x'],
  ['https://elders.nl www.elders.nl a@elders.nl```\n# kop', null],
  ['https://elders.nl```/', null],
  ['javascript:alert(1)', null],
  ['geen adres', null],
])('%s is %s', (address, uri) => expect(toUri(address)).toBe(uri));
