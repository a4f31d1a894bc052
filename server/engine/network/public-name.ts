import { sendDnsQuery } from '../../../lib/collect/dns/dns-question.ts';
import { NotObservable } from '../../../lib/collect/network/reach.ts';
import { readBody } from '../../../lib/collect/network/read-body.ts';
import type { HostRequest } from '../../../lib/collect/network/scan-host.ts';
import { openLane } from '../../egress/lane.ts';
import type { EngineSettings } from '../settings.ts';
import { createHstsMemory } from './hsts.ts';
import { type Network, openNetwork } from './network.ts';

/** Milliseconds for one response of the resolver, and its maximum bytes. */
const MAX = { ms: 5_000, bytes: 65_536 };

const createOptions = (): HostRequest => ({
  accept: 'application/dns-message',
  cap: MAX.bytes,
  ms: MAX.ms,
  signal: AbortSignal.timeout(MAX.ms),
});

/** Sends a DNS message to the operator's resolver (RFC 8484). Rejects with `NotObservable` if it does not respond. */
export const resolveBy =
  ({ ask }: Pick<Network, 'ask'>, resolver: string) =>
  async (query: Uint8Array): Promise<Uint8Array> => {
    const url = new URL(resolver);
    url.searchParams.set('dns', Buffer.from(query).toString('base64url'));
    const { response } = await ask(url.href, createOptions());
    if (response?.status !== 200) throw new NotObservable('offline', url.host);
    return (await readBody(response, MAX.bytes)).body;
  };

/** Opens network access for a single look besides a scan, and returns how to close it. */
export const openOneOffNetwork = (settings: EngineSettings): { readonly network: Network; close(): void } => {
  const { contact, version } = settings;
  const lane = openLane(settings.egress);
  const userAgent = contact === null ? `Pijler/${version}` : `Pijler/${version} (+${contact})`;
  const network = openNetwork({ settings, lane, hsts: createHstsMemory(async () => false), userAgent });
  const close = (): void => {
    network.close();
    lane.close();
  };
  return { network, close };
};

/** Whether the resolver knows an address of a host; null if it does not answer that. This machine's own resolver is not used. */
export const hasPublicName = async (host: string, settings: EngineSettings): Promise<boolean | null> => {
  const { network, close } = openOneOffNetwork(settings);
  const resolve = resolveBy(network, settings.resolver);
  try {
    const answers = await Promise.all(
      (['A', 'AAAA'] as const).map((type) => sendDnsQuery({ resolve }, { name: host, type })),
    );
    if (answers.some(({ rcode }) => rcode !== 'NOERROR' && rcode !== 'NXDOMAIN')) return null;
    return answers.some((one) => one.answers.some(({ type }) => type === 'A' || type === 'AAAA'));
  } catch {
    return null;
  } finally {
    close();
  }
};
