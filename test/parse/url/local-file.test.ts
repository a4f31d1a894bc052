import { expect, test } from 'vitest';
import { getFileName, isLocalFile, isServed } from '../../../lib/parse/url/local-file.ts';

test.each([
  ['file:///home/eva/index.html', 'index.html'],
  ['file:///C:/Werk/Nieuwe%20site/start.htm?a=1#b', 'start.htm'],
  ['file:///home/eva/map%20met%20naam/', 'map met naam'],
  ['file:///home/eva/100%.html', '100%.html'],
  ['file:///', '/'],
])('%s is a file called %s', (address, name) => {
  expect(isLocalFile(address)).toBe(true);
  expect(isServed({ url: address })).toBe(false);
  expect(getFileName(address)).toBe(name);
});

test.each(['https://voorbeeld.nl/file:///a', 'http://localhost/', 'about:blank', 'geen adres'])(
  '%s is not a file',
  (address) => expect(isLocalFile(address)).toBe(false),
);
