import { sendDnsQuery } from '../../lib/collect/dns/dns-question.ts';
import { readBody } from '../../lib/collect/network/read-body.ts';
import type { HostRequest } from '../../lib/collect/network/scan-host.ts';
import type { Network } from './network/network.ts';
import { openOneOffNetwork, resolveBy } from './network/public-name.ts';
import type { EngineSettings } from './settings.ts';

/** Places of the line by which the owner of a domain requests a badge: a TXT record, and a file over https. */
interface Places {
  readonly dns: { readonly name: string; readonly text: string };
  readonly file: { readonly url: string; readonly text: string };
}

/** Whether the line is there; null if that could not be seen. */
type Sight = boolean | null;

/** Milliseconds for requesting the file, and its maximum bytes. */
const MAX = { ms: 5_000, file: 4_096 };

const createOptions = (): HostRequest => ({
  accept: 'text/plain',
  cap: MAX.file,
  ms: MAX.ms,
  signal: AbortSignal.timeout(MAX.ms),
});

const lookInDns = async (network: Network, { name, text }: Places['dns'], resolver: string): Promise<Sight> => {
  const { rcode, answers } = await sendDnsQuery({ resolve: resolveBy(network, resolver) }, { name, type: 'TXT' });
  if (rcode === 'NXDOMAIN') return false;
  if (rcode !== 'NOERROR') return null;
  return answers.some((record) => record.type === 'TXT' && record.data.text.trim() === text);
};

/** Statuses that say nothing about the file: too many requests, or a broken server. */
const isSayingNothing = (status: number): boolean => status === 429 || status >= 500;

const lookInFile = async ({ ask }: Network, { url, text }: Places['file']): Promise<Sight> => {
  const { response } = await ask(url, createOptions());
  if (response === null || isSayingNothing(response.status)) return null;
  // A redirect leads off the domain: its target is not requested.
  if (response.status !== 200) return false;
  const reply = new TextDecoder().decode((await readBody(response, MAX.file)).body);
  return reply.split('\n').some((one) => one.trim() === text);
};

/**
 * Whether the owner of a domain requests a badge: in its DNS, through the operator's resolver, or in a file, through the egress.
 * `gone` if neither place has the line, `unseen` if one of them could not be read.
 */
export const findProof = async (
  { dns, file }: Places,
  settings: EngineSettings,
): Promise<'found' | 'gone' | 'unseen'> => {
  const { network, close } = openOneOffNetwork(settings);
  try {
    // A place that could not be read does not prove absence.
    const sights = await Promise.all([
      lookInDns(network, dns, settings.resolver).catch((): Sight => null),
      lookInFile(network, file).catch((): Sight => null),
    ]);
    if (sights.includes(true)) return 'found';
    return sights.includes(null) ? 'unseen' : 'gone';
  } finally {
    close();
  }
};
