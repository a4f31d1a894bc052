import { describe, expect, test } from 'vitest';
import { readServeOptions, SERVE_HELP } from '../../../server/cli/serve-options.ts';
import { UsageError } from '../../../server/cli/usage-error.ts';

const read = (args: readonly string[], environment: Record<string, string> = {}) => readServeOptions(args, environment);

describe('pijler serve', () => {
  test('needs no option', () => {
    expect(read([])).toEqual({
      ...{ host: '127.0.0.1', port: 8_321, data: '.pijler', database: null, role: 'all', atOnce: null },
      ...{ publicUrl: null, contact: null, browser: null, resolver: null },
      ...{ proxies: [], authorities: [], letIn: [], metrics: null },
    });
  });

  test('takes each option from the environment too, and the command line before it', () => {
    const environment = { PIJLER_PORT: '9000', PIJLER_AT_ONCE: '3', PIJLER_TRUST_PROXY: '10.0.0.1/32, 10.0.0.2/32' };
    expect(read([], environment)).toMatchObject({ port: 9_000, atOnce: 3, proxies: ['10.0.0.1/32', '10.0.0.2/32'] });
    expect(read(['--port', '0'], environment)).toMatchObject({ port: 0, atOnce: 3 });
  });

  test('tells of every option that it takes', () => {
    const named = [...SERVE_HELP.matchAll(/^ {2}--([a-z-]+)/gm)].map(([, name = '']) => name);
    for (const name of named) {
      const value = name === 'help' ? [] : ['x'];
      expect(() => read([`--${name}`, ...value]), name).not.toThrow(/Unknown option/);
    }
    expect(named).toHaveLength(14);
    expect(read(['--help'])).toBeNull();
  });

  test.each([
    [['--port', 'x'], /--port is a whole number from 0 to 65535/],
    [['--port', '70000'], /--port/],
    [['--at-once', '0'], /--at-once is a whole number from 1 to 64/],
    [['--database', 'mysql://a'], /--database is an address that begins with postgres/],
    [['--role', 'boss'], /--role is one of all, web, worker, not boss/],
    [['--role', 'worker'], /--role worker shares its work/],
    [['--public-url', 'http://a.nl'], /--public-url is an https address/],
    [['--contact', 'iemand'], /--contact is an https address/],
    [['--trust-proxy', 'all'], /--trust-proxy is a block/],
    [['--allow-private', 'thuis'], /--allow-private is a block/],
    [['--volume', '11'], /--volume/],
    [['goed.nl'], /goed\.nl/],
  ] as const)('%j is told in one line', (args, message) => {
    expect(() => read(args)).toThrow(UsageError);
    expect(() => read(args)).toThrow(message);
  });
});
