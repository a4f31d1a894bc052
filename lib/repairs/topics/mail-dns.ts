import { DMARC_SHARES } from '../../stages.ts';
import { joinLines } from '../code.ts';
import { type DnsRecord, recordRepairs } from '../dns-record.ts';
import type { Platform, Repair, Site, Topic } from '../shape.ts';

const toTxtRecord = (name: string, value: string): DnsRecord => ({ name, type: 'TXT', value });

const toReportAddress = ({ domain }: Site): string => `mailto:dmarc@${domain}`;

interface Tag {
  readonly name: string;
  readonly value: string;
}

const parseTags = (record: string): readonly Tag[] =>
  record.split(';').flatMap((part) => {
    const [name = '', ...value] = part.split('=');
    return name.trim() === '' ? [] : [{ name: name.trim(), value: value.join('=').trim() }];
  });

/** The record as it is, with these tags set in their place, or at the end; null: without that tag. */
const withTags = (record: string, set: Readonly<Record<string, string | null>>): string => {
  const tags = parseTags(record).filter(({ name }) => set[name.toLowerCase()] !== null);
  const isThere = (name: string): boolean => tags.some((tag) => tag.name.toLowerCase() === name);
  const retained = tags.map(({ name, value }) => `${name}=${set[name.toLowerCase()] ?? value}`);
  const added = Object.entries(set).flatMap(([name, value]) =>
    value === null || isThere(name) ? [] : [`${name}=${value}`],
  );
  return [...retained, ...added].join('; ');
};

const findTagValue = (record: string, name: string): string | null =>
  parseTags(record).find((tag) => tag.name.toLowerCase() === name)?.value ?? null;

/** A share of the mail: receivers that no longer know shares see a test, which refuses nothing (RFC 9989 §4.7, `t`). */
const toShareTags = (percent: number): Readonly<Record<string, string>> => ({ pct: String(percent), t: 'y' });

/**
 * The next stage of a record with reports: who gets none sees no mail of their own refused. Each is one step: a share of
 * `quarantine`, then all of it. `reject`, and what the record says of subdomains, are the owner's own steps, as is the end of
 * a test without shares.
 */
const writeNextPolicy = (record: string): string | null => {
  const policy = findTagValue(record, 'p')?.toLowerCase();
  if (findTagValue(record, 'rua') === null) return null;
  if (policy === 'none') return withTags(record, { p: 'quarantine', ...toShareTags(DMARC_SHARES[0]) });
  const now = Number(findTagValue(record, 'pct') ?? Number.NaN);
  if (policy !== 'quarantine' || !(now < 100)) return null;
  const next = DMARC_SHARES.find((one) => one > now);
  return withTags(record, next === undefined ? { pct: null, t: null } : toShareTags(next));
};

/** A record in place of the one that was seen. */
const repairDmarcAnew = (site: Site, value: string | null): readonly Repair[] =>
  value === null
    ? []
    : recordRepairs(site, [toTxtRecord(`_dmarc.${site.domain}`, value)], {
        warning: 'mailRefused',
        replaces: 'v=DMARC1',
      });

/** What is said of mail in the name of a domain that has none. */
const refusing = ({ domain }: Site): DnsRecord => toTxtRecord(`_dmarc.${domain}`, 'v=DMARC1; p=reject');

/**
 * A first record: it asks for reports and refuses nothing, or refuses all where there is no mail, as the record for that does. Where
 * mail is sent and none arrives, no mailbox for reports is made up.
 */
const repairFirstDmarc = (site: Site): readonly Repair[] => {
  if (site.dmarc !== null || site.mail === 'sends') return [];
  return site.mail === 'none'
    ? recordRepairs(site, [refusing(site)], { warning: 'noMailAtAll' })
    : recordRepairs(site, [toTxtRecord(`_dmarc.${site.domain}`, `v=DMARC1; p=none; rua=${toReportAddress(site)}`)], {
        warning: 'ownMailbox',
      });
};

/** What a domain without mail says of it, and has not said yet. */
const withoutMail = (site: Site): readonly Repair[] => {
  const said = [
    ...(site.spf === null ? [toTxtRecord(site.domain, 'v=spf1 -all')] : []),
    ...(site.dmarc === null ? [refusing(site)] : []),
  ];
  return recordRepairs(site, [{ name: site.domain, type: 'MX', value: '0 .' }, ...said], { warning: 'noMailAtAll' });
};

/** Its own keys are made by the mail provider, and shown by the command. */
const repairDkim = ({ domain }: Site): readonly Repair[] => {
  const ofServer = { run: `dig +short TXT default._domainkey.${domain}`, shows: '"v=DKIM1; ' };
  const ofMicrosoft = { run: `dig +short CNAME selector1._domainkey.${domain}`, shows: 'selector1-' };
  const toShellRepair = (platform: Platform, snippet: string): Repair => ({
    platform,
    snippet,
    warning: 'ownKeys',
    where: platform === 'microsoft365' ? 'powershell' : 'shell',
    check: platform === 'microsoft365' ? ofMicrosoft : ofServer,
  });
  return [
    toShellRepair(
      'microsoft365',
      joinLines([
        `New-DkimSigningConfig -DomainName ${domain} -Enabled $false`,
        `Get-DkimSigningConfig -Identity ${domain} | Format-List Selector1CNAME, Selector2CNAME`,
        `Set-DkimSigningConfig -Identity ${domain} -Enabled $true`,
      ]),
    ),
    toShellRepair('plesk', `plesk bin domain_pref --update ${domain} -sign_outgoing_mail true`),
    toShellRepair('directadmin', `/usr/local/directadmin/scripts/dkim_create.sh ${domain}`),
  ];
};

/**
 * Which servers mail for a domain cannot be seen: a record of SPF made here would throw out who was forgotten. Nor can the
 * issuer of the next certificate. Both are told in words alone.
 */
export const mailDns: Topic = {
  'dmarc-valid': (site, { code }) => (code === 'absent' ? repairFirstDmarc(site) : []),
  'dmarc-policy': (site, { code }) => {
    if (code === 'noRecord') return repairFirstDmarc(site);
    // Who reads no reports does not see whose mail is refused.
    if (!site.isReported) return [];
    return site.dmarc === null || (code !== 'none' && code !== 'partial' && code !== 'testing')
      ? []
      : repairDmarcAnew(site, writeNextPolicy(site.dmarc));
  },
  'dmarc-reporting': (site, { code }) => {
    if (code === 'noRecord') return repairFirstDmarc(site);
    if (code !== 'absent' || site.mail !== 'arrives') return [];
    if (site.dmarc === null || findTagValue(site.dmarc, 'rua') !== null) return [];
    return recordRepairs(
      site,
      [toTxtRecord(`_dmarc.${site.domain}`, withTags(site.dmarc, { rua: toReportAddress(site) }))],
      {
        warning: 'ownMailbox',
        replaces: 'v=DMARC1',
      },
    );
  },
  'tls-rpt': (site, { code }) =>
    code === 'absent' && site.mail === 'arrives'
      ? recordRepairs(site, [toTxtRecord(`_smtp._tls.${site.domain}`, `v=TLSRPTv1; rua=mailto:tls@${site.domain}`)], {
          warning: 'ownMailbox',
        })
      : [],
  'null-mx': (site, { code }) => (code === 'unsaid' ? withoutMail(site) : []),
  'apex-and-www-resolve': (site, { items }) =>
    // Where the domain itself has no address, a name that leads to it has none either.
    items.includes(`www.${site.domain}`) && !items.includes(site.domain)
      ? recordRepairs(site, [{ name: `www.${site.domain}`, type: 'CNAME', value: `${site.domain}.` }], {
          warning: 'ownCertificate',
        })
      : [],
  'dkim-detected': repairDkim,
};
