import { HOSTED_NAMES } from '../../data/network/hosted-names.ts';
import { PLATFORM_SIGNS } from '../../data/software/platform-signs.ts';
import { PRODUCTS } from '../../data/software/products.ts';
import type { Evidence, Facts } from '../../evidence.ts';
import { findAlias } from '../../parse/dns/host-answers.ts';
import { findMailServers } from '../../parse/mail/mail-answers.ts';
import { isUnder } from '../../parse/url/host-match.ts';

type Headers = Readonly<Record<string, string>>;

const findInHeaders = (headers: Headers): readonly string[] =>
  PLATFORM_SIGNS.flatMap(({ platform, header, pattern }) => (pattern.test(headers[header] ?? '') ? [platform] : []));

/** What the page's own generator meta names, without a version too. */
const findInPage = ({ head }: Facts['page']): readonly string[] => {
  const generators = head.metas.filter(({ name }) => name === 'generator').map(({ content }) => content);
  return PRODUCTS.filter(({ generator }) => generator.some((sign) => generators.some((one) => sign.test(one)))).map(
    ({ id }) => id,
  );
};

/** Whose mail servers the domain names (MX): the names that each provider's makers say to enter. */
const MAIL: readonly (readonly [platform: string, servers: RegExp])[] = [
  ['microsoft365', /(?:\.mail\.protection\.outlook\.com|\.mx\.microsoft)$/],
  ['googleworkspace', /(?:^|\.)(?:aspmx\.l\.google\.com|smtp\.google\.com|aspmx\d\.googlemail\.com)$/],
];

const findInMail = (dns: Facts['dns'], { domain, host }: Facts['scan']): readonly string[] => {
  const servers = findMailServers(dns, domain ?? host);
  if (!servers.seen) return [];
  const { hosts } = servers.value;
  return MAIL.flatMap(([platform, names]) => (hosts.some((one) => names.test(one)) ? [platform] : []));
};

/** The maker's own front page is no customer's. */
const isNamedSo = (host: string, name: string): boolean =>
  name.startsWith('.') ? host.endsWith(name) && host !== `www${name}` : host === name;

/** Who publishes sites under the name of this one, or under what that is an alias of. */
const findInName = ({ host }: Facts['scan'], dns: Evidence['dns'] | undefined): readonly string[] => {
  const alias = dns?.seen ? findAlias(dns.value, host) : null;
  const chain = alias?.seen ? alias.value.chain : [];
  return HOSTED_NAMES.filter(
    ({ hosts, aliases }) =>
      hosts.some((name) => isNamedSo(host, name)) || chain.some((name) => aliases.some((one) => isUnder(name, one))),
  ).map(({ platform }) => platform);
};

/** Products that their maker hosts, by the headers that they name themselves in. */
const findHosted = (headers: Headers): readonly string[] =>
  PRODUCTS.filter((one) => one.hosted && one.headers.some(([name, sign]) => sign.test(headers[name] ?? ''))).map(
    ({ id }) => id,
  );

/** What the site says it runs on: identifiers, each once. Facts that were not seen name nothing. */
export const findPlatforms = ({
  page,
  answer,
  scan,
  dns,
}: Partial<Pick<Evidence, 'page' | 'answer' | 'scan' | 'dns'>>): readonly string[] => [
  ...new Set([
    ...(answer?.seen ? [...findInHeaders(answer.value.headers), ...findHosted(answer.value.headers)] : []),
    ...(page?.seen ? findInPage(page.value) : []),
    ...(scan?.seen ? findInName(scan.value, dns) : []),
    ...(scan?.seen && dns?.seen ? findInMail(dns.value, scan.value) : []),
  ]),
];
