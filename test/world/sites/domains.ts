import { always, html } from '../answers.ts';
import type { Site } from '../site.ts';
import type { Signing, Zone } from '../zone.ts';

/** Sites about which only the domain matters: one zone per situation that takes a real resolver, or several answers. */

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

/** An exemplary zone with the given parts in place of its own. */
export const exemplary = (name: string, changes: Partial<typeof parts> = {}, signing: Signing = 'secure'): Zone => ({
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

const SITES: readonly Zone[] = [
  exemplary('voorbeeldig.nl'),
  exemplary('kapot.nl', {}, 'altered'),
  exemplary('afgelopen.nl', {}, 'expired'),
  exemplary('verkeerdesleutel.nl', {}, 'wrongKey'),
  exemplary('ongetekend.nl', {}, 'unsigned'),
  exemplary('losgeraakt.nl', {}, 'island'),
  exemplary('joker.nl', { dmarc: [], rest: [], more: ['* IN A 45.92.7.10', '* IN TXT "v=DMARC1; p=reject"'] }),
  exemplary('jokersleutel.nl', { rest: [], more: ['*._domainkey IN TXT "v=DKIM1; p=MIGf"'] }),
  exemplary('nulmx.nl', { mail: ['@ IN MX 0 .'], spf: ['@ IN TXT "v=spf1 -all"'] }),
  exemplary('mailloos.nl', { mail: [], spf: ['@ IN TXT "v=spf1 -all"'] }),
  exemplary('kring.nl', { spf: spf('include:a.kring.nl'), more: ['a IN TXT "v=spf1 include:kring.nl -all"'] }),
  exemplary('elf.nl', included('elf.nl', 11)),
  exemplary('negen.nl', included('negen.nl', 9)),
  exemplary('leegte.nl', { spf: spf('a:x.leegte.nl a:y.leegte.nl a:z.leegte.nl include:spf.mailhuis.nl') }),
  exemplary('los.nl', { addresses: ADDRESSES.slice(0, 2), more: ['www IN CNAME weg.dnshuis.nl.'] }),
  exemplary('dubbel.nl', { dmarc: [DMARC, '_dmarc IN TXT "v=DMARC1; p=none"'] }),
  exemplary('spaar.bank', { dmarc: [] }),
];

/** A top-level domain whose own DMARC record says that it is one: the end of the tree walk (RFC 9989 §4.10). */
const BANK: Zone = {
  name: 'bank',
  signing: 'secure',
  records: ['_dmarc IN TXT "v=DMARC1; p=reject; sp=quarantine; psd=y; rua=mailto:a@mailhuis.nl"'],
};

const PAGE = html(
  `<!doctype html><html lang="nl"><head><meta charset="utf-8"><title>Een domein</title>
<meta name="viewport" content="width=device-width, initial-scale=1"></head>
<body><main><h1>Een domein</h1><p>Deze pagina bestaat om haar domeinnaam.</p></main></body></html>`,
);

export const domains: Site = {
  hosts: SITES.map(({ name }) => name),
  https: always(PAGE),
  zones: [BANK, ...SITES],
};
