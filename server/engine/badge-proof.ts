import { put } from '../../lib/collect/dns/dns-question.ts';
import { readBody } from '../../lib/collect/network/read-body.ts';
import type { HostRequest } from '../../lib/collect/network/scan-host.ts';
import type { Network } from './network/network.ts';
import { openAside, resolveBy } from './network/public-name.ts';
import type { EngineSettings } from './settings.ts';

/** Where a line is looked for that says that the owner of a domain wants a badge: in a TXT record, and in a file over https. */
interface Places {
  readonly dns: { readonly name: string; readonly text: string };
  readonly file: { readonly url: string; readonly text: string };
}

/** Whether the line is there; null where that could not be seen. */
type Sight = boolean | null;

/** Ms for the file, and its bytes. */
const MAX = { ms: 5_000, file: 4_096 };

const createOptions = (): HostRequest => ({
  accept: 'text/plain',
  cap: MAX.file,
  ms: MAX.ms,
  signal: AbortSignal.timeout(MAX.ms),
});

const lookInDns = async (network: Network, { name, text }: Places['dns'], resolver: string): Promise<Sight> => {
  const { rcode, answers } = await put({ resolve: resolveBy(network, resolver) }, { name, type: 'TXT' });
  if (rcode === 'NXDOMAIN') return false;
  if (rcode !== 'NOERROR') return null;
  return answers.some((record) => record.type === 'TXT' && record.data.text.trim() === text);
};

/** Statuses that say nothing of what is there: too many questions, or a server that is broken. */
const isSayingNothing = (status: number): boolean => status === 429 || status >= 500;

const lookInFile = async ({ ask }: Network, { url, text }: Places['file']): Promise<Sight> => {
  const { response } = await ask(url, createOptions());
  if (response === null || isSayingNothing(response.status)) return null;
  // One that leads elsewhere is not on the domain: nothing is asked of where it leads.
  if (response.status !== 200) return false;
  const reply = new TextDecoder().decode((await readBody(response, MAX.file)).body);
  return reply.split('\n').some((one) => one.trim() === text);
};

/**
 * Whether a domain says that its owner wants a badge: in its DNS, asked of the operator's resolver, or in a file, by the
 * judged way out. It is gone where neither place has it, and not seen where one of them did not tell.
 */
export const findProof = async (
  { dns, file }: Places,
  settings: EngineSettings,
): Promise<'found' | 'gone' | 'unseen'> => {
  const { network, close } = openAside(settings);
  try {
    // Whatever keeps a place from being seen is no absence.
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
