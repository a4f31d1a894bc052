import { getDomain } from 'tldts';
import type { Registration, Site } from './site.ts';
import { NAME_SERVERS, type Zone } from './zone.ts';

/**
 * Addresses are public-looking, because private and documentation ranges count as no address; nobody ever connects to
 * them: browsers reach the sites by host name, through the proxy.
 */
const WEB_ADDRESS = '45.92.7.10';

/** The name servers and mail servers that the sites share, and the material for DNSSEC's own tests. */
const COMMON: readonly Zone[] = [
  { name: '', signing: 'secure', records: [] },
  { name: 'nl', signing: 'secure', records: [], denial: 'nsec3' },
  {
    name: 'dnshuis.nl',
    signing: 'secure',
    records: [
      'ns1 IN A 45.92.8.53',
      'ns1 IN AAAA 2a0e:4d40:1::53',
      'ns2 IN A 91.208.14.53',
      'ns2 IN AAAA 2a12:8ac0:2::53',
    ],
  },
  {
    name: 'mailhuis.nl',
    signing: 'secure',
    records: [
      'mx1 IN A 45.92.9.25',
      'mx1 IN AAAA 2a0e:4d40:9::25',
      'mx2 IN A 91.208.15.25',
      'mx2 IN AAAA 2a12:8ac0:9::25',
      '_25._tcp.mx1 IN TLSA 3 1 1 8cb0fc6c527506a053f4f14c8464bebbd6dede2738d11468dd953d7d6a3021f1',
      '_25._tcp.mx2 IN TLSA 3 1 1 1f3021a6d7d953dd6814d13827dededbbebb64844cf1f453a00675526cfcb08c',
      'spf IN TXT "v=spf1 ip4:45.92.9.25 ip4:91.208.15.25 ip6:2a0e:4d40:9::25 ip6:2a12:8ac0:9::25 -all"',
      // A customer's reports may go to this host (RFC 9990: authorised by the receiver).
      '*._report._dmarc IN TXT "v=DMARC1"',
    ],
  },
  // Known to every scanner as the domain whose signatures do not fit.
  { name: 'dnssec-failed.org', signing: 'wrongKey', records: [`@ IN A ${WEB_ADDRESS}`, `www IN A ${WEB_ADDRESS}`] },
];

/** All zones of the world: the common ones and those of the sites. */
export const zonesOf = (sites: readonly Site[]): readonly Zone[] => [...COMMON, ...sites.flatMap(zonesOfSite)];

const zonesOfSite = (site: Site): readonly Zone[] =>
  site.zones ?? domainsOf(site).map((name) => defaultZone(name, site));

const domainsOf = ({ hosts }: Site) => [
  ...new Set(hosts.map((host) => getDomain(host)).filter((name) => name !== null)),
];

const defaultZone = (name: string, { hosts }: Site): Zone => ({
  name,
  signing: 'unsigned',
  records: hosts
    .filter((host) => host === name || host.endsWith(`.${name}`))
    .map((host) => `${host}. IN A ${WEB_ADDRESS}`),
});

export const registrationsOf = (sites: readonly Site[]): readonly Registration[] =>
  sites.flatMap((site) => site.registrations ?? domainsOf(site).map((name) => defaultRegistration(name, site)));

const defaultRegistration = (domain: string, { zones = [] }: Site): Registration => {
  const zone = zones.find(({ name }) => name === domain);
  return {
    domain,
    registeredDaysAgo: 2_200,
    changedDaysAgo: 40,
    status: ['active'],
    nameServers: zone?.nameServers ?? NAME_SERVERS,
    signed: zone !== undefined && ['secure', 'altered', 'expired', 'wrongKey'].includes(zone.signing),
    registrar: 'Dnshuis B.V.',
  };
};
