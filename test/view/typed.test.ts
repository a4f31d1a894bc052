import { expect, test } from 'vitest';
import { findKeyFault, findResolverFault } from '../../lib/view/typed.ts';

test.each([
  ['https://dns.voorbeeld.nl/dns-query', null],
  ['  https://dns.voorbeeld.nl:8443/dns-query?token=1 ', null],
  ['https://[2001:db8::1]/dns-query', null],
  ['', 'empty'],
  ['   ', 'empty'],
  ['dns.voorbeeld.nl', 'notAnAddress'],
  ['1.1.1.1', 'notAnAddress'],
  ['https://', 'notAnAddress'],
  ['https://dns.voorbeeld.nl', 'notAnAddress'],
  ['https://dns voorbeeld.nl/dns-query', 'notAnAddress'],
  ['javascript:alert(1)', 'notAnAddress'],
  ['tls://dns.voorbeeld.nl/dns-query', 'notAnAddress'],
  ['http://dns.voorbeeld.nl/dns-query', 'notSecure'],
  ['https://ik:geheim@dns.voorbeeld.nl/dns-query', 'credentials'],
  ['https://dns.voorbeeld.nl/dns-query#x', 'fragment'],
])('resolver %j: %s', (typed, fault) => expect(findResolverFault(typed)).toBe(fault));

test.each([
  ['sleutel-1234', null],
  ['  sleutel-1234\n', null],
  ['x'.repeat(512), null],
  ['', 'empty'],
  [' \t', 'empty'],
  ['x'.repeat(513), 'tooLong'],
  ['twee woorden', 'spaces'],
  ['twee\nregels', 'spaces'],
  ['sleutel-é', null],
  ['••••••••1234', 'characters'],
  ['“sleutel”', 'characters'],
])('key %j: %s', (typed, fault) => expect(findKeyFault(typed)).toBe(fault));
