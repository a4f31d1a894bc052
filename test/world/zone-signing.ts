import { execFile } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { delegation, fullName, parentOf, type Zone, zoneFile } from './zone.ts';

const run = promisify(execFile);

interface KeyPair {
  /** Base name of the key's files, as ldns-keygen prints it. */
  readonly name: string;
  readonly ds: string;
}

export interface PreparedZones {
  /** Zone name without final dot → file to load. */
  readonly files: ReadonlyMap<string, string>;
  /** File with the root's DNSKEY. */
  readonly trustAnchor: string;
}

const DAY = 24 * 60 * 60;

/** Writes and signs all zones into `folder` with the ldns tools; DS records go into the parents before those are signed. */
export const prepareZones = async (zones: readonly Zone[], folder: string): Promise<PreparedZones> => {
  const keys = new Map(await allDone(zones.filter(isSigned).map((zone) => keyed(zone, folder))));
  const foreign = new Map(await allDone(zones.filter(hasWrongKey).map((zone) => keyed(zone, folder))));

  const files = await allDone(
    zones.map(async (zone) => {
      const children = zones.filter((other) => parentOf(other, zones) === zone);
      const delegations = children.flatMap((child) => [...delegation(child), ...dsOf(child, keys, foreign)]);
      const plain = join(folder, `${zone.name || 'root'}.zone`);
      await writeFile(plain, zoneFile(zone, delegations));
      const key = keys.get(zone.name);
      return [zone.name, key === undefined ? plain : await sign(zone, { plain, key, folder })] as const;
    }),
  );

  return { files: new Map(files), trustAnchor: join(folder, `${keys.get('')?.name}.key`) };
};

/** As `Promise.all`, but none still writes when it fails: who then removes the folder would find new files in it. */
const allDone = async <Value>(work: readonly Promise<Value>[]): Promise<Value[]> => {
  await Promise.allSettled(work);
  return Promise.all(work);
};

const isSigned = ({ signing }: Zone) => signing !== 'unsigned';
const hasWrongKey = ({ signing }: Zone) => signing === 'wrongKey';

const keyed = async (zone: Zone, folder: string): Promise<readonly [string, KeyPair]> => {
  const { stdout } = await run('ldns-keygen', ['-a', 'ECDSAP256SHA256', '-k', fullName(zone.name)], { cwd: folder });
  const name = stdout.trim();
  return [zone.name, { name, ds: await readFile(join(folder, `${name}.ds`), 'utf8') }];
};

const dsOf = (
  zone: Zone,
  keys: ReadonlyMap<string, KeyPair>,
  foreign: ReadonlyMap<string, KeyPair>,
): readonly string[] => {
  if (zone.signing === 'island') return [];
  const key = hasWrongKey(zone) ? foreign.get(zone.name) : keys.get(zone.name);
  return key === undefined ? [] : [key.ds];
};

interface Signature {
  readonly plain: string;
  readonly key: KeyPair;
  readonly folder: string;
}

const sign = async (zone: Zone, { plain, key, folder }: Signature): Promise<string> => {
  const signed = `${plain}.signed`;
  const denial = zone.denial === 'nsec3' ? ['-n', '-t', '0'] : [];
  const files = ['-o', fullName(zone.name), '-f', signed, plain, key.name];
  await run('ldns-signzone', [...denial, ...dates(zone), ...files], { cwd: folder });
  if (zone.signing === 'altered') await alterFirstAddress(signed);
  return signed;
};

/** Inception an hour ago, expiry in 30 days: within the 24 hours to 180 days that a good zone keeps. */
const dates = ({ signing }: Zone): readonly string[] => {
  if (signing === 'expired') return ['-i', '20200101000000', '-e', '20200201000000'];
  const now = Math.floor(Date.now() / 1000);
  return ['-i', String(now - 3600), '-e', String(now + 30 * DAY)];
};

const alterFirstAddress = async (file: string): Promise<void> => {
  const zone = await readFile(file, 'utf8');
  await writeFile(file, zone.replace(/\bIN\tA\t[\d.]+/, 'IN\tA\t45.92.7.66'));
};
