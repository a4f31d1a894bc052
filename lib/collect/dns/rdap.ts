import { getTables } from '../../data/tables.ts';
import type { Facts } from '../../evidence.ts';
import type { Target } from '../../model.ts';
import { isAbout, readRdap } from '../../parse/dns/rdap.ts';
import { NotObservable, type Reach } from '../network/reach.ts';

/** Redirects to the servers of IANA's list, and returns 404 for all other domains. */
const DIRECTORY = 'https://rdap.org/';

const findServer = (domain: string): string | null => {
  const tld = domain.slice(domain.lastIndexOf('.') + 1);
  return getTables().rdapServers.find(({ tlds }) => tlds.includes(tld))?.base ?? null;
};

const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    throw new NotObservable('malformed', 'no JSON');
  }
};

const read = (text: string, domain: string): NonNullable<Facts['rdap']['registration']> => {
  const json = parseJson(text);
  if (!isAbout(json, domain)) throw new NotObservable('malformed', 'the answer is about another domain');
  const reading = readRdap(json);
  if (!reading.ok) throw new NotObservable('malformed', reading.problem);
  const { statuses, nameservers, ...rest } = reading.registration;
  return { ...rest, statuses: [...statuses], nameservers: [...nameservers] };
};

const requestRdap = async (domain: string, reach: Reach): Promise<Facts['rdap']> => {
  const base = findServer(domain);
  const url = new URL(`domain/${domain}`, base ?? DIRECTORY);
  const { status, text } = await reach.registry(url.href);

  const server = url.host;
  if (status === 404) return { server, state: base === null ? 'noServer' : 'unknown', registration: null };
  if (status !== 200) throw new NotObservable('limited', `${server} answered ${status}`);
  return { server, state: 'found', registration: read(text, domain) };
};

/** The registry's data about the domain, cached for a day. Throws `NotObservable`. */
export const collectRdap = async (
  { domain, level, isPublic, onSharedSuffix }: Target,
  reach: Reach,
): Promise<Facts['rdap']> => {
  if (domain === null || !isPublic || onSharedSuffix) throw new NotObservable('notApplicable');
  if (level === 'A') throw new NotObservable('off');
  return reach.remember(`rdap ${domain}`, () => requestRdap(domain, reach));
};
