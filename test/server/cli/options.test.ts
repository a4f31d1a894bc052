import { expect, test } from 'vitest';
import { FORMAT_NAMES, FORMATS } from '../../../server/cli/formats.ts';
import { readScanOptions } from '../../../server/cli/options/options.ts';
import { UsageError } from '../../../server/cli/options/usage-error.ts';
import { scanHelp } from '../../../server/cli/scan.ts';

test('a single address is enough', () => {
  expect(readScanOptions(['voorbeeld.nl'])).toEqual({
    ...{ urls: ['https://voorbeeld.nl/'], format: 'table', pillar: null, min: null, key: null, language: 'nl' },
    ...{ level: 'B', browser: null, resolver: null, authorities: [], letIn: [], contact: null },
    ...{ against: null, comment: null, variables: null, failsOnWorse: false, ignoresRobots: false },
    ...{
      baseline: null,
      writeBaseline: null,
      note: { reason: '' },
      mailTls: null,
      links: false,
      watch: false,
      watchFiles: null,
      views: [],
    },
  });
});

test('comparing with an earlier scan defaults to the comment format', () => {
  const typed = [
    'a.nl',
    '--against',
    'x.json',
    '--comment',
    'x.md',
    '--variables',
    'x.env',
    '--fail-on-worse',
    '--key',
    'k',
  ];
  expect(readScanOptions(typed)).toMatchObject({
    ...{ format: 'comment', against: 'x.json', comment: 'x.md', variables: 'x.env', failsOnWorse: true },
  });
  expect(readScanOptions(['a.nl', '--against', 'x.json', '--format', 'json'])).toMatchObject({ format: 'json' });
});

test('every option is parsed', () => {
  const typed = [
    ...['http://a.nl/x#y', 'b.nl', '--format', 'json', '--min', '80', '--pillar', 'seo', '--key', 'k', '--level', 'A'],
    ...['--language', 'en', '--browser', '/x', '--resolver', 'https://dns.nl/q', '--authority', 'a.pem'],
    ...['--authority', 'b.pem', '--allow-private', '10.0.0.0/8', '--contact', 'https://wij.nl/scan', '--ignore-robots'],
  ];
  const { letIn, ...options } = readScanOptions(typed) ?? { letIn: [] };
  expect(options).toEqual({
    ...{ urls: ['http://a.nl/x', 'https://b.nl/'], format: 'json', min: 80, pillar: 'seo', key: 'k', level: 'A' },
    ...{ language: 'en', browser: '/x', resolver: 'https://dns.nl/q', authorities: ['a.pem', 'b.pem'] },
    ...{ contact: 'https://wij.nl/scan', ignoresRobots: true },
    ...{ against: null, comment: null, variables: null, failsOnWorse: false },
    ...{
      baseline: null,
      writeBaseline: null,
      note: { reason: '' },
      mailTls: null,
      links: false,
      watch: false,
      watchFiles: null,
      views: [],
    },
  });
  expect(letIn.map(([address, bits]) => `${address}/${bits}`)).toEqual(['10.0.0.0/8']);
});

test.each([
  [[], 'Which address'],
  [['ftp://a.nl'], 'Not an http or https address: ftp://a.nl'],
  [['a b'], 'Not an http or https address'],
  [['a.nl', '--format', 'xml'], '--format is one of table, json, md, html, csv'],
  [['a.nl', '--min', '101'], '--min is a whole number'],
  [['a.nl', '--min', ''], '--min is a whole number'],
  [['a.nl', '--pillar', 'geld'], '--pillar is one of domein'],
  [['a.nl', '--key', ''], '--key is 1 to 512'],
  [['a.nl', '--level', 'C'], '--level is one of A, B'],
  [['a.nl', '--allow-private', 'intern'], '--allow-private is a block'],
  [['a.nl', '--resolver', 'http://dns.nl/'], '--resolver is an https address'],
  [['a.nl', '--frobnicate'], 'no option --frobnicate'],
  [['a.nl', '--format', 'md'], 'takes a partner key: add --key KEY'],
  [['a.nl', 'b.nl', '--key', 'k', '--format', 'html'], 'takes one address, not 2'],
  [['a.nl', '--format', 'comment'], '--format comment compares with an earlier scan, which takes --against FILE'],
  [['a.nl', '--comment', 'x.md'], '--comment compares'],
  [['a.nl', '--key', 'k', '--fail-on-worse'], '--fail-on-worse compares'],
  [['a.nl', '--against', 'x.json', '--fail-on-worse'], '--fail-on-worse looks at every check'],
  [['a.nl', '--key', 'k', '--mail-tls', 'localhost'], '--mail-tls is the name of this computer'],
  [['a.nl', '--mail-tls', 'scan.a.nl'], '--mail-tls is about every check'],
  [['a.nl', '--links'], '--links is about every check'],
  [['a.nl', 'b.nl', '--against', 'x.json'], '--against compares one address, not 2'],
])('%j is bad input', (args, message) => {
  expect(() => readScanOptions(args)).toThrow(UsageError);
  expect(() => readScanOptions(args)).toThrow(message);
});

test('every format that lists checks requires a key', () => {
  for (const format of FORMAT_NAMES.filter((name) => FORMATS[name].listsChecks))
    expect(() => readScanOptions(['a.nl', '--format', format]), format).toThrow('--key');
  expect(FORMAT_NAMES.filter((name) => !FORMATS[name].listsChecks)).toEqual(['table', 'json', 'comment']);
});

test('help lists every format and the main options', () => {
  expect(readScanOptions(['--help'])).toBeNull();
  for (const word of [
    ...FORMAT_NAMES,
    '--min',
    '--key',
    '--browser',
    '--against',
    '--fail-on-worse',
    '--comment',
    '--variables',
  ])
    for (const locale of ['nl', 'en'] as const) expect(scanHelp(locale)).toContain(word);
});
