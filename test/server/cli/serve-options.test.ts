import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { commandWords } from '../../../lib/words/command/command.ts';
import { readServeOptions } from '../../../server/cli/options/serve-options.ts';
import { UsageError } from '../../../server/cli/options/usage-error.ts';

const read = (args: readonly string[], environment: Record<string, string> = {}) => readServeOptions(args, environment);

describe('pijler serve', () => {
  test('needs no option', () => {
    expect(read([])).toEqual({
      ...{
        host: '127.0.0.1',
        port: 8_321,
        data: '.pijler',
        database: null,
        databaseRead: null,
        objects: null,
        role: 'all',
        atOnce: null,
      },
      ...{ publicUrl: null, contact: null, browser: null, resolver: null },
      ...{ proxies: [], authorities: [], letIn: [], metrics: null, keep: { public: 30, partner: 400 } },
      ...{ leaveAlone: null, mail: null, mailTls: null, sealingKey: null, logFormat: 'json' },
    });
  });

  test('takes options from the environment too; the command line overrides them', () => {
    const environment = { PIJLER_PORT: '9000', PIJLER_AT_ONCE: '3', PIJLER_TRUST_PROXY: '10.0.0.1/32, 10.0.0.2/32' };
    expect(read([], environment)).toMatchObject({ port: 9_000, atOnce: 3, proxies: ['10.0.0.1/32', '10.0.0.2/32'] });
    expect(read(['--port', '0'], environment)).toMatchObject({ port: 0, atOnce: 3 });
  });

  test('documents every option that it takes', () => {
    const [named = [], dutch] = (['en', 'nl'] as const).map((locale) =>
      [...commandWords[locale].help.serve.matchAll(/^ {2}--([a-z-]+)/gm)].map(([, name = '']) => name),
    );
    for (const name of named) expect(() => read([`--${name}`, 'x']), name).not.toThrow(/no option/);
    expect(named).toHaveLength(24);
    expect(dutch).toEqual(named);
    const docs = readFileSync(join(import.meta.dirname, '../../../docs/service.md'), 'utf8');
    const rows = [...docs.matchAll(/^\| `--([a-z-]+).*?` +\| `(PIJLER_\w+)`/gm)].map(([, name, variable]) => [
      name,
      variable,
    ]);
    expect(rows.map(([name]) => name).toSorted()).toEqual(named.toSorted());
    expect(rows.map(([, variable]) => variable)).toEqual(
      rows.map(([name = '']) => `PIJLER_${name.toUpperCase().replaceAll('-', '_')}`),
    );
    expect(read(['--help'])).toBeNull();
  });

  test.each([
    ['9321', { host: '127.0.0.1', port: 9_321 }],
    ['10.0.0.5:9321', { host: '10.0.0.5', port: 9_321 }],
    ['[fd00::1]:9321', { host: 'fd00::1', port: 9_321 }],
  ])('metrics are served at %s', (value, metrics) => {
    expect(read(['--metrics', value])).toMatchObject({ metrics });
  });

  test('the public URL is normalised to an origin', () => {
    const contact = ['--contact', 'https://a.nl/wie'];
    expect(read(['--public-url', 'https://Scan.A.nl:443/', ...contact])).toMatchObject({
      ...{ publicUrl: 'https://scan.a.nl', contact: 'https://a.nl/wie' },
    });
  });

  test('the contact in the user agent is encoded for a header', () => {
    const contact = 'https://bücher.nl/wie é\r\nX: y';
    const options = read(['--public-url', 'https://a.nl', '--contact', contact]);
    expect(options?.contact).toBe('https://xn--bcher-kva.nl/wie%20%C3%A9X:%20y');
  });

  test('an empty variable is ignored', () => {
    expect(read([], { PIJLER_DATABASE: '', PIJLER_PORT: '' })).toMatchObject({ database: null, port: 8_321 });
  });

  test.each([
    [['--port', 'x'], /--port is a whole number from 0 to 65535/],
    [['--port', '70000'], /--port/],
    [['--at-once', '0'], /--at-once is a whole number from 1 to 64/],
    [['--database', 'mysql://a'], /--database is an address that begins with postgres/],
    [['--role', 'boss'], /--role is one of all, web, worker, not boss/],
    [['--role', 'worker'], /--role worker shares its work/],
    [['--smtp', 'http://mail.a.nl'], /--smtp is an address that begins with smtp/],
    [['--smtp', 'smtp://mail.a.nl'], /--smtp and --mail-from belong together/],
    [['--mail-from', 'Pijler <a@b.nl>'], /--mail-from is an e-mail address/],
    [['--smtp', 'smtp://mail.a.nl', '--mail-from', 'a@b.nl'], /--smtp also takes --public-url/],
    [['--public-url', 'https://a.nl'], /--public-url and --contact belong together/],
    [['--contact', 'https://a.nl/vraag'], /--public-url and --contact belong together/],
    [['--keep-public', '0'], /--keep-public is a whole number from 1/],
    [['--metrics', 'overal'], /--metrics is a port/],
    [['--metrics', 'pijler.nl:9321'], /--metrics is a port/],
    [['--metrics', '70000'], /--metrics is a whole number from 0 to 65535/],
    [['--port'], /--port needs a value/],
    [['--help=ja'], /--help takes no value/],
    [['--public-url', 'http://a.nl'], /--public-url is an https address/],
    [['--public-url', 'https://a.nl/pad'], /--public-url is an https address without a path, such as https:\/\/a\.nl/],
    [['--public-url', 'https://a.nl/?x=1'], /--public-url is an https address without a path/],
    [['--public-url', 'https://wie:wat@a.nl'], /--public-url is an https address without a path/],
    [['--contact', 'iemand'], /--contact is an https address/],
    [['--trust-proxy', 'all'], /--trust-proxy is a block/],
    [['--allow-private', 'thuis'], /--allow-private is a block/],
    [['--volume', '11'], /--volume/],
    [['goed.nl'], /goed\.nl/],
  ] as const)('%j is rejected with a message', (args, message) => {
    expect(() => read(args)).toThrow(UsageError);
    expect(() => read(args)).toThrow(message);
  });
});
