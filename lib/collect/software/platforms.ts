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

/** Products that the page's generator meta element names, with or without a version. */
const findInPage = ({ head }: Facts['page']): readonly string[] => {
  const generators = head.metas.filter(({ name }) => name === 'generator').map(({ content }) => content);
  return PRODUCTS.filter(({ generator }) => generator.some((sign) => generators.some((one) => sign.test(one)))).map(
    ({ id }) => id,
  );
};

/** Mail providers by the domain's mail servers (MX): the names that each provider tells customers to enter. */
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

/** Whether a host is a customer's name at a platform; the platform's own front page is not. */
const isNamedSo = (host: string, name: string): boolean =>
  name.startsWith('.') ? host.endsWith(name) && host !== `www${name}` : host === name;

/** Platforms that publish sites under this host name, or under one it is an alias of. */
const findInName = ({ host }: Facts['scan'], dns: Evidence['dns'] | undefined): readonly string[] => {
  const alias = dns?.seen ? findAlias(dns.value, host) : null;
  const chain = alias?.seen ? alias.value.chain : [];
  return HOSTED_NAMES.filter(
    ({ hosts, aliases }) =>
      hosts.some((name) => isNamedSo(host, name)) || chain.some((name) => aliases.some((one) => isUnder(name, one))),
  ).map(({ platform }) => platform);
};

/** Hosted products, by the headers in which they identify themselves. */
const findHosted = (headers: Headers): readonly string[] =>
  PRODUCTS.filter((one) => one.hosted && one.headers.some(([name, sign]) => sign.test(headers[name] ?? ''))).map(
    ({ id }) => id,
  );

/** The platforms that the site reveals: identifiers, each once. Facts that were not seen contribute nothing. */
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
