import type { ScanHost } from '../../../lib/collect/network/scan-host.ts';
import type { Lane } from '../../egress/lane.ts';
import type { EngineSettings } from '../settings.ts';
import { type Asking, ask } from './ask.ts';
import { openDispatcher } from './dispatcher.ts';
import type { HstsMemory } from './hsts.ts';

/** Requests of one visit other than its page's own: to the site and registers through the egress, to the resolver directly. */
export interface Network {
  readonly ask: ScanHost['ask'];
  readonly certificate: ScanHost['certificate'];
  close(): void;
}

interface NetworkDeps {
  readonly settings: EngineSettings;
  readonly lane: Lane;
  readonly hsts: HstsMemory;
  readonly userAgent: string;
  /** Headers for the site only. */
  readonly extraHeadersFor?: Asking['extraHeadersFor'];
}

/** Connects to the operator's own resolver: without the checks of the egress, and outside the limits of a scan. */
const createDirectDial = ({ egress }: EngineSettings): Lane['dial'] => {
  return async (host, port) => {
    const [address = host] = await egress.resolve(host);
    return egress.connect({ host, address, port });
  };
};

export const openNetwork = ({
  settings,
  lane,
  hsts,
  userAgent,
  extraHeadersFor = () => ({}),
}: NetworkDeps): Network => {
  const { authorities, resolver } = settings;
  const certificates = new Map<string, unknown>();
  const addCertificate = (host: string, certificate: unknown): void => void certificates.set(host, certificate);
  const out = openDispatcher({ dial: lane.dial, authorities, seen: addCertificate });
  const toResolver = openDispatcher({ dial: createDirectDial(settings), authorities, seen: () => {} });
  const { origin } = new URL(resolver);
  return {
    ask: (url, options) => {
      const dispatcher = new URL(url).origin === origin ? toResolver : out;
      return ask(url, options, { dispatcher, userAgent, hsts, extraHeadersFor: extraHeadersFor });
    },
    certificate: (host) => certificates.get(host),
    close: () => {
      for (const dispatcher of [out, toResolver]) void dispatcher.destroy().catch(() => {});
    },
  };
};
