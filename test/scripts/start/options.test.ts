import { describe, expect, test } from 'vitest';
import { readOptions, wantsJson } from '../../../scripts/start/options.ts';

const DEFAULTS = {
  url: null,
  format: 'table',
  pillar: null,
  key: null,
  browser: 'chromium',
  access: 'none',
  min: null,
  out: null,
};

describe('the options', () => {
  test.each([
    [[], {}],
    [['goed.nl'], { url: 'https://goed.nl/' }],
    [['http://goed.nl/a?b#c', '--json'], { url: 'http://goed.nl/a?b', format: 'json' }],
    [['--pillar', 'seo', '--key=sleutel'], { pillar: 'seo', key: 'sleutel' }],
    [['--browser', 'firefox', '--access', 'site'], { browser: 'firefox', access: 'site' }],
    [['--min', '0', '--out', 'map'], { min: 0, out: 'map' }],
    [['--min', '100'], { min: 100 }],
    [['--format', 'table'], {}],
    [['--format=json'], { format: 'json' }],
    [['--json', '--format', 'json'], { format: 'json' }],
  ])('%j are parsed', (args, expected) => {
    expect(readOptions(args)).toEqual({ ...DEFAULTS, ...expected });
  });

  test('JSON output is recognised even when other options are wrong', () => {
    expect(wantsJson(['--pillar', 'fout', '--json'])).toBe(true);
    expect(wantsJson(['--format', 'json', '--min=x'])).toBe(true);
    expect(wantsJson(['--format=json'])).toBe(true);
    expect(wantsJson(['json'])).toBe(false);
    expect(wantsJson(['--format', 'junit', 'json'])).toBe(false);
  });
});

describe('bad input gives a one-line message and a code', () => {
  test.each([
    [['a.nl', 'b.nl'], 'internal', 'One URL'],
    [['ftp://goed.nl'], 'invalid_url', 'ftp://goed.nl'],
    [['niet een adres'], 'invalid_url', 'niet een adres'],
    [[''], 'invalid_url', 'address'],
    [['--pillar', 'snelheid'], 'internal', 'toegankelijkheid'],
    [['--pillar='], 'internal', 'nothing'],
    [['--pillar'], 'internal', '--pillar'],
    [['--key', ''], 'invalid_key', '--key'],
    [['--key', 'x'.repeat(513)], 'invalid_key', '512'],
    [['--browser', 'safari'], 'internal', 'chromium, firefox'],
    [['--access', 'all'], 'internal', 'none, site'],
    [['--min', '101'], 'internal', '0 to 100'],
    [['--min', '-1'], 'internal', '--min'],
    [['--min', '7.5'], 'internal', '7.5'],
    [['--min', ' '], 'internal', '--min'],
    [['--out', ''], 'internal', '--out'],
    [['--fast'], 'internal', '--fast'],
    [['--json=yes'], 'internal', '--json'],
    [['--format', 'pdf'], 'internal', 'sarif, junit, earl'],
    [['--json', '--format', 'table'], 'internal', 'which of the two'],
  ])('%j', (args, code, part) => {
    const read = () => readOptions(args);
    expect(read).toThrow(part);
    expect(read).toThrow(expect.objectContaining({ code, message: expect.not.stringContaining('\n') }));
  });
});

describe('formats that list every check', () => {
  test.each(['md', 'html', 'csv', 'sarif', 'junit', 'earl'])('%s requires a key', (format) => {
    expect(readOptions(['--format', format, '--key', 'k'])).toEqual({ ...DEFAULTS, format, key: 'k' });
    expect(() => readOptions(['--format', format])).toThrow(`--format ${format} tells of every check`);
  });
});
