import { PLATFORM_SIGNS } from '../data/platform-signs.ts';
import { PRODUCTS } from '../data/products.ts';
import type { Evidence, Facts } from '../evidence.ts';
import { mailServersOf } from '../parse/mail-answers.ts';

type Headers = Readonly<Record<string, string>>;

const inHeaders = (headers: Headers): readonly string[] =>
  PLATFORM_SIGNS.flatMap(({ platform, header, pattern }) => (pattern.test(headers[header] ?? '') ? [platform] : []));

/** What the page's own generator meta names, without a version too. */
const inPage = ({ head }: Facts['page']): readonly string[] => {
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

const ofMail = (dns: Facts['dns'], { domain, host }: Facts['scan']): readonly string[] => {
  const servers = mailServersOf(dns, domain ?? host);
  if (!servers.seen) return [];
  const { hosts } = servers.value;
  return MAIL.flatMap(([platform, names]) => (hosts.some((one) => names.test(one)) ? [platform] : []));
};

/** What the site says it runs on: identifiers, each once. Facts that were not seen name nothing. */
export const platformsIn = ({
  page,
  answer,
  scan,
  dns,
}: Partial<Pick<Evidence, 'page' | 'answer' | 'scan' | 'dns'>>): readonly string[] => [
  ...new Set([
    ...(answer?.seen ? inHeaders(answer.value.headers) : []),
    ...(page?.seen ? inPage(page.value) : []),
    ...(scan?.seen && dns?.seen ? ofMail(dns.value, scan.value) : []),
  ]),
];
