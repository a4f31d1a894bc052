import { Socket } from 'node:net';
import { expect, test } from 'vitest';
import { connectTo, EGRESS, type EgressSettings, Refused, type Way } from '../../../server/egress/dial.ts';

/** Egress with a fixed set of names, which records where it connects. */
const wayOut = (names: Readonly<Record<string, readonly string[]>>) => {
  const requested: string[] = [];
  const methods: Way[] = [];
  const settings: EgressSettings = {
    ...EGRESS,
    resolve: async (name) => {
      requested.push(name);
      return names[name] ?? [];
    },
    connect: async (way) => {
      methods.push(way);
      if (way.address === '93.184.215.66') throw Object.assign(new Error('down'), { code: 'ECONNREFUSED' });
      return new Socket();
    },
  };
  return { settings, asked: requested, ways: methods };
};

const NAMES = {
  'goed.nl': ['93.184.215.14', '2a00:1450:400e::1'],
  'half.nl': ['93.184.215.66', '93.184.215.14'],
  'neer.nl': ['93.184.215.66'],
  'gemengd.nl': ['93.184.215.14', '127.0.0.1'],
  'binnen.nl': ['fd00::5'],
};

test('a name is resolved once, and the connection goes to the address that was checked', async () => {
  const { settings, asked: requested, ways: methods } = wayOut(NAMES);
  await connectTo('goed.nl', 443, settings);
  expect(requested).toEqual(['goed.nl']);
  expect(methods).toEqual([{ host: 'goed.nl', address: '93.184.215.14', port: 443 }]);
});

test('the next address is tried when one fails, and the last error is reported', async () => {
  const { settings, ways: methods } = wayOut(NAMES);
  await connectTo('half.nl', 80, settings);
  expect(methods.map(({ address }) => address)).toEqual(['93.184.215.66', '93.184.215.14']);
  await expect(connectTo('neer.nl', 80, settings)).rejects.toMatchObject({ code: 'ECONNREFUSED' });
});

test.each(['gemengd.nl', 'binnen.nl', '127.0.0.1', '[::1]', '169.254.169.254'])(
  'no connection is opened to %s',
  async (host) => {
    const { settings, ways: methods } = wayOut(NAMES);
    await expect(connectTo(host, 443, settings)).rejects.toThrow(Refused);
    expect(methods).toEqual([]);
  },
);

test.each([22, 25, 6379, 8080, 0])('no connection is opened to port %s, and no name is resolved', async (port) => {
  const { settings, asked: requested, ways: methods } = wayOut(NAMES);
  await expect(connectTo('goed.nl', port, settings)).rejects.toThrow(Refused);
  expect([...requested, ...methods]).toEqual([]);
});

test('a name without addresses is reported as ENOTFOUND', async () => {
  const { settings } = wayOut(NAMES);
  await expect(connectTo('nergens.nl', 80, settings)).rejects.toMatchObject({ code: 'ENOTFOUND' });
});

test('unusual spellings of an address are resolved as names', async () => {
  const { settings, asked: requested } = wayOut({});
  for (const host of ['2130706433', '0x7f.1', '127.1']) await expect(connectTo(host, 80, settings)).rejects.toThrow();
  expect(requested).toEqual(['2130706433', '0x7f.1', '127.1']);
});
