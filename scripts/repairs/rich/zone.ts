import { Resolver } from 'node:dns/promises';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findRepairs } from '../../../lib/repairs/repairs.ts';
import type { Fault, Repair, Site } from '../../../lib/repairs/shape.ts';
import { startResolver } from '../../../test/world/resolver.ts';
import { zonesOf } from '../../../test/world/zones.ts';
import { partFor, type StoredTrial } from '../stored.ts';
import type { Answer } from './answers.ts';
import { HOST } from './expected.ts';
import { printRich, RICH_SITE, type RichResult, resultOf } from './rich.ts';

/** The records of the rich site, as a validating resolver answers them: mail of three senders, proofs, issuers. */

const SPF = 'v=spf1 mx include:_spf.mailhuis.nl include:nieuwsbrief.nl ip4:45.92.7.10 ~all';
const DMARC = `v=DMARC1; p=none; sp=none; adkim=s; fo=1; rua=mailto:post@${HOST}`;
const SILENT = 'v=DMARC1; p=none; sp=none; adkim=s; fo=1';
const KEY = 'v=DKIM1; k=rsa; p=MIIBIjANBgkqhkiG9w0BAQEFAAOCAQ8A';

const zoneWith = (dmarc: string | null): readonly string[] => [
  ...['@ IN A 45.92.7.10', '@ IN AAAA 2a0e:4d40:7::10', 'winkel IN A 45.92.7.11', 'oud IN CNAME winkel'],
  ...['@ IN MX 10 mx1.mailhuis.nl.', '@ IN MX 20 mx2.mailhuis.nl.', 'nieuws IN MX 10 mx.nieuwsbrief.nl.'],
  ...[`@ IN TXT "${SPF}"`, '@ IN TXT "google-site-verification=abc"', '@ IN TXT "MS=ms12345678"'],
  ...['nieuws IN TXT "v=spf1 include:nieuwsbrief.nl -all"', `post._domainkey IN TXT "${KEY}"`],
  ...[`nieuws._domainkey IN TXT "${KEY}"`, '_mta-sts IN TXT "v=STSv1; id=20261101"', 'mta-sts IN A 45.92.7.12'],
  ...['@ IN CAA 0 issue "letsencrypt.org"', '@ IN CAA 0 issue "digicert.com"', '@ IN CAA 0 iodef "mailto:a@rijk.nl"'],
  ...['_acme-challenge IN TXT "proof"', '_sip._tcp IN SRV 10 5 5060 sip.rijk.nl.', 'sip IN A 45.92.7.13'],
  ...(dmarc === null ? [] : [`_dmarc IN TXT "${dmarc}"`]),
];

/** A zone of a domain that sends no mail, with other records that it may have. */
const QUIET: readonly string[] = [
  ...['@ IN A 45.92.7.10', '@ IN TXT "google-site-verification=abc"', '@ IN TXT "v=spf1 -all"'],
  ...['@ IN CAA 0 issue "letsencrypt.org"', '_acme-challenge IN TXT "proof"'],
];

interface ZoneFault {
  readonly fault: Fault;
  readonly zone: readonly string[];
  readonly site?: Partial<Site>;
  /** The only name and type that may change: `TXT _dmarc.rijk.nl`. */
  readonly meant: readonly string[];
}

const fault = (id: string, code: string, items: readonly string[] = []): Fault => ({ id, code, args: {}, items });

const FAULTS: readonly ZoneFault[] = [
  { fault: fault('dmarc-valid', 'absent'), zone: zoneWith(null), site: { spf: SPF }, meant: [`TXT _dmarc.${HOST}`] },
  {
    ...{
      fault: fault('dmarc-policy', 'none'),
      zone: zoneWith(DMARC),
      site: { spf: SPF, dmarc: DMARC, isDmarcFree: false },
    },
    meant: [`TXT _dmarc.${HOST}`],
  },
  {
    ...{
      fault: fault('dmarc-reporting', 'absent'),
      zone: zoneWith(SILENT),
      site: { spf: SPF, dmarc: SILENT, isDmarcFree: false },
    },
    meant: [`TXT _dmarc.${HOST}`],
  },
  {
    ...{
      fault: fault('tls-rpt', 'absent'),
      zone: zoneWith(DMARC),
      site: { spf: SPF, dmarc: DMARC, isDmarcFree: false },
    },
    meant: [`TXT _smtp._tls.${HOST}`],
  },
  {
    ...{ fault: fault('apex-and-www-resolve', 'one', [`www.${HOST}`]), zone: zoneWith(DMARC) },
    meant: ['A', 'AAAA', 'MX', 'TXT', 'CAA'].map((type) => `${type} www.${HOST}`),
  },
  {
    ...{ fault: fault('null-mx', 'unsaid'), zone: QUIET, site: { spf: 'v=spf1 -all' } },
    meant: [`MX ${HOST}`, `TXT _dmarc.${HOST}`],
  },
];

const NAMES = [
  ...['', 'www.', 'winkel.', 'oud.', 'nieuws.', 'sip.', 'mta-sts.', '_dmarc.', '_mta-sts.', '_smtp._tls.'],
  ...['post._domainkey.', 'nieuws._domainkey.', '_acme-challenge.', '_sip._tcp.', 'bestaat-niet.'],
].map((label) => `${label}${HOST}`);
const TYPES = ['A', 'AAAA', 'MX', 'TXT', 'CAA', 'SRV'] as const;

/** A name that does not exist, and one without such a record, count as empty; any other failure is returned. */
const describeError = ({ code = '?' }: NodeJS.ErrnoException): string =>
  code === 'ENOTFOUND' || code === 'ENODATA' ? '' : code;

/** Every name with every type, as the resolver answers. */
const listAll = async (records: readonly string[]): Promise<ReadonlyMap<string, Answer>> => {
  const folder = mkdtempSync(join(tmpdir(), 'pijler-zone-'));
  const running = await startResolver(
    zonesOf([{ hosts: [HOST], zones: [{ name: HOST, signing: 'secure', records }] }]),
    folder,
  );
  try {
    const resolver = new Resolver();
    resolver.setServers([`127.0.0.1:${running.port}`]);
    const answers = new Map<string, Answer>();
    for (const name of NAMES)
      for (const type of TYPES) {
        const found = await resolver.resolve(name, type).catch((error: NodeJS.ErrnoException) => describeError(error));
        // The order of several does not matter.
        const body = Array.isArray(found)
          ? found
              .map((one) => JSON.stringify(one))
              .toSorted()
              .join(' ')
          : String(found);
        answers.set(`${type} ${name}`, { status: 0, headers: {}, body });
      }
    return answers;
  } finally {
    await running.stop();
    rmSync(folder, { recursive: true, force: true });
  }
};

/** Adds a record, or replaces the one that it is meant to replace. */
const pasted = (zone: readonly string[], { where, snippet }: Repair): readonly string[] => [
  ...zone.filter((line) => where !== 'zoneDmarc' || !line.startsWith('_dmarc ')),
  ...snippet.split('\n'),
];

/** Tries every record that is offered, alone in the rich site's zone: all other queries must get the same answers as before. */
export const tryRichZone = async (stored: StoredTrial): Promise<readonly RichResult[]> => {
  const results: RichResult[] = [];
  for (const { fault: found, zone, site = {}, meant } of FAULTS) {
    const repair = findRepairs({ ...RICH_SITE, ...site }, found).find(({ platform }) => platform === null);
    if (repair === undefined) throw new TypeError(`${found.id} has no record any more`);
    const part = partFor(`rich zone ${found.id}`, repair);
    const known = stored.get(part) as RichResult | undefined;
    if (known !== undefined) results.push(known);
    if (known !== undefined || stored.isOver()) continue;
    const before = await listAll(zone);
    const after = await listAll(pasted(zone, repair)).catch((error: unknown) => error as Error);
    const isMeant = ({ address }: { readonly address: string }): boolean => meant.includes(address);
    const result = printRich(resultOf({ platform: 'zone' }, { fault: found, isMeant }, [before, after]));
    stored.put(part, result);
    results.push(result);
  }
  return results;
};
