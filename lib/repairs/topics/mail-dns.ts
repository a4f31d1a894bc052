import { block } from '../code.ts';
import { type DnsRecord, recordRepairs } from '../dns-record.ts';
import type { Platform, Repair, Site, Topic, Warning } from '../shape.ts';

/** What each mail provider's makers say to publish. */
const PROVIDERS: readonly (readonly [platform: Platform, spf: string])[] = [
  ['microsoft365', 'v=spf1 include:spf.protection.outlook.com -all'],
  ['googleworkspace', 'v=spf1 include:_spf.google.com ~all'],
];

const txt = (name: string, value: string): DnsRecord => ({ name, type: 'TXT', value });

/** The mail servers of the domain themselves, where no provider is known. */
const OWN_SPF = 'v=spf1 mx ~all';

/** For each provider the record of that provider; in general that of the one that the domain uses. */
const ownSpf = (site: Site): readonly Repair[] => {
  const used = PROVIDERS.find(([platform]) => site.platforms.includes(platform));
  const general = recordRepairs(site, [txt(site.domain, used?.[1] ?? OWN_SPF)], 'allSenders');
  const special = PROVIDERS.flatMap(([platform, record]) =>
    recordRepairs(site, [txt(site.domain, record)], 'allSenders')
      .filter((repair) => repair.platform === null)
      .map((repair) => ({ ...repair, platform })),
  );
  return [...general, ...special];
};

/** The same senders, and nobody else (RFC 7208 §5.1, §5.5). */
const closed = (record: string): string => {
  const kept = record.split(/\s+/).filter((term) => term !== '' && !/^[+?~-]?(?:all|ptr(?::\S*)?)$/i.test(term));
  return /\sredirect=/i.test(record) && !/\ball\b/i.test(record) ? kept.join(' ') : [...kept, '~all'].join(' ');
};

const dmarc = (site: Site, value: string, warning: Warning | null = null): readonly Repair[] =>
  recordRepairs(site, [txt(`_dmarc.${site.domain}`, value)], warning);

const reportsTo = ({ domain }: Site): string => `mailto:dmarc@${domain}`;

/** The present record with a tag set; what it lacks is added at the end (RFC 9989 §4.7). */
const withTags = (record: string, tags: Readonly<Record<string, string>>): string => {
  const parts = record
    .split(';')
    .map((part) => part.trim())
    .filter((part) => part !== '' && !/^(?:v|pct|rf|ri|t)\s*=/i.test(part));
  const kept = parts.filter((part) => !Object.hasOwn(tags, (part.split('=')[0] ?? '').trim().toLowerCase()));
  const { p, ...others } = tags;
  const policy = p ?? parts.flatMap((part) => /^p\s*=\s*(\w+)/i.exec(part)?.[1] ?? [])[0] ?? 'none';
  const rest = kept.filter((part) => !/^p\s*=/i.test(part));
  const added = Object.entries(others).map(([name, value]) => `${name}=${value}`);
  return ['v=DMARC1', `p=${policy}`, ...rest, ...added].join('; ');
};

const policyOf = (record: string): string => (/\bp\s*=\s*reject\b/i.test(record) ? 'reject' : 'quarantine');

export const mailDns: Topic = {
  'spf-valid': (site, { code }) =>
    code === 'absent' || code === 'several' || site.spf === null
      ? ownSpf(site)
      : recordRepairs(site, [txt(site.domain, closed(site.spf))], 'allSenders'),
  'spf-policy': (site, { code }) => {
    if (code === 'softWithoutMail') return recordRepairs(site, [txt(site.domain, 'v=spf1 -all')], 'allSenders');
    if (code === 'wide') return [];
    return site.spf === null ? ownSpf(site) : recordRepairs(site, [txt(site.domain, closed(site.spf))], 'allSenders');
  },
  'dmarc-valid': (site) =>
    dmarc(site, site.dmarc === null ? `v=DMARC1; p=none; rua=${reportsTo(site)}` : withTags(site.dmarc, {})),
  'dmarc-policy': (site) => {
    const present = site.dmarc ?? `v=DMARC1; rua=${reportsTo(site)}`;
    const rest = present
      .split(';')
      .filter((part) => !/^\s*(?:sp|np)\s*=/i.test(part))
      .join(';');
    return dmarc(site, withTags(rest, { p: policyOf(present) }), 'mailRefused');
  },
  'dmarc-reporting': (site) =>
    dmarc(site, withTags(site.dmarc ?? 'v=DMARC1; p=none', { rua: reportsTo(site) }), 'ownValues'),
  'tls-rpt': (site) =>
    recordRepairs(site, [txt(`_smtp._tls.${site.domain}`, `v=TLSRPTv1; rua=mailto:tls@${site.domain}`)], 'ownValues'),
  'null-mx': (site, { code }) => {
    const spf = txt(site.domain, 'v=spf1 -all');
    if (code === 'sending') return recordRepairs(site, [spf], 'allSenders');
    return recordRepairs(site, [
      { name: site.domain, type: 'MX', value: '0 .' },
      spf,
      txt(`_dmarc.${site.domain}`, 'v=DMARC1; p=reject'),
    ]);
  },
  'caa-present': (site) =>
    recordRepairs(site, [{ name: site.domain, type: 'CAA', value: '0 issue "letsencrypt.org"' }], 'issuer'),
  'apex-and-www-resolve': (site, { items }) =>
    items.includes(`www.${site.domain}`)
      ? recordRepairs(site, [{ name: `www.${site.domain}`, type: 'CNAME', value: `${site.domain}.` }])
      : [],
  'dkim-detected': ({ domain }) => {
    const check = { run: `dig +short TXT default._domainkey.${domain}`, shows: '"v=DKIM1; ' };
    const shell = (platform: Platform, snippet: string): Repair => ({
      ...{ platform, snippet, check, warning: null },
      where: platform === 'microsoft365' ? 'powershell' : 'shell',
    });
    return [
      shell(
        'microsoft365',
        block([
          `New-DkimSigningConfig -DomainName ${domain} -Enabled $false`,
          `Get-DkimSigningConfig -Identity ${domain} | Format-List Selector1CNAME, Selector2CNAME`,
          `Set-DkimSigningConfig -Identity ${domain} -Enabled $true`,
        ]),
      ),
      shell('plesk', `plesk bin domain_pref --update ${domain} -sign_outgoing_mail true`),
      shell('directadmin', `/usr/local/directadmin/scripts/dkim_create.sh ${domain}`),
    ];
  },
};
