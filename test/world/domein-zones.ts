import type { Signing, Zone } from './zone.ts';
import { zonesOf } from './zones.ts';

const ADDRESSES = [
  '@ IN A 45.92.7.10',
  '@ IN AAAA 2a0e:4d40:7::10',
  'www IN A 45.92.7.10',
  'www IN AAAA 2a0e:4d40:7::10',
];
const MAIL = ['@ IN MX 10 mx1.mailhuis.nl.', '@ IN MX 20 mx2.mailhuis.nl.'];
const SPF = '@ IN TXT "v=spf1 include:spf.mailhuis.nl -all"';
const DMARC = '_dmarc IN TXT "v=DMARC1; p=reject; rua=mailto:dmarc@mailhuis.nl"';
const REST = [
  '@ IN CAA 0 issue "letsencrypt.org"',
  '_smtp._tls IN TXT "v=TLSRPTv1; rua=mailto:tls@mailhuis.nl"',
  'selector1._domainkey IN TXT "v=DKIM1; k=ed25519; p=11qYAYKxCrfVS/7TyWQHOg7hcvPapiMlrwIaaPcHURo="',
];

/** Records of an exemplary zone; spoil what a zone is about. */
const parts = {
  addresses: ADDRESSES,
  mail: MAIL,
  spf: [SPF],
  dmarc: [DMARC],
  rest: REST,
  more: [] as readonly string[],
};
const zone = (name: string, changes: Partial<typeof parts> = {}, signing: Signing = 'secure'): Zone => ({
  name,
  signing,
  denial: 'nsec3',
  records: Object.values({ ...parts, ...changes }).flat(),
});

const spf = (terms: string) => [`@ IN TXT "v=spf1 ${terms} -all"`];
const includes = (count: number) => Array.from({ length: count }, (_, index) => `include:s${index}`);
const included = (domain: string, count: number) => ({
  spf: spf(
    includes(count)
      .map((term) => `${term}.${domain}`)
      .join(' '),
  ),
  more: includes(count).map((term) => `${term.slice('include:'.length)} IN TXT "v=spf1 ip4:45.92.9.25 -all"`),
});

/** One zone per situation that only a validating resolver can show, or that takes several answers. */
export const ZONES: readonly Zone[] = [
  ...zonesOf([]),
  zone('voorbeeldig.nl'),
  zone('kapot.nl', {}, 'altered'),
  zone('verlopen.nl', {}, 'expired'),
  zone('verkeerdesleutel.nl', {}, 'wrongKey'),
  zone('onveilig.nl', {}, 'unsigned'),
  zone('eiland.nl', {}, 'island'),
  zone('joker.nl', { dmarc: [], rest: [], more: ['* IN A 45.92.7.10', '* IN TXT "v=DMARC1; p=reject"'] }),
  zone('jokersleutel.nl', { rest: [], more: ['*._domainkey IN TXT "v=DKIM1; p=MIGf"'] }),
  zone('nulmx.nl', { mail: ['@ IN MX 0 .'], spf: ['@ IN TXT "v=spf1 -all"'] }),
  zone('mailloos.nl', { mail: [], spf: ['@ IN TXT "v=spf1 -all"'] }),
  zone('kring.nl', { spf: spf('include:a.kring.nl'), more: ['a IN TXT "v=spf1 include:kring.nl -all"'] }),
  zone('elf.nl', included('elf.nl', 11)),
  zone('negen.nl', included('negen.nl', 9)),
  zone('leegte.nl', { spf: spf('a:x.leegte.nl a:y.leegte.nl a:z.leegte.nl include:spf.mailhuis.nl') }),
  zone('los.nl', { addresses: ADDRESSES.slice(0, 2), more: ['www IN CNAME weg.dnshuis.nl.'] }),
  zone('dubbel.nl', { dmarc: [DMARC, '_dmarc IN TXT "v=DMARC1; p=none"'] }),
  {
    name: 'bank',
    signing: 'secure',
    records: ['_dmarc IN TXT "v=DMARC1; p=reject; sp=quarantine; psd=y; rua=mailto:a@mailhuis.nl"'],
  },
  zone('spaar.bank', { dmarc: [] }),
];
