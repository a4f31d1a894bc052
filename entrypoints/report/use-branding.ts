import { useEffect, useState } from 'preact/hooks';
import { Branding } from '../../lib/branding.ts';
import { brandingSlot } from '../../lib/platform/store.ts';

/** Who prints this report for whom. */
export interface Print {
  /** What is kept has been read: a field that is filled in late would take away what was typed meanwhile. */
  readonly ready: boolean;
  readonly client: string;
  readonly agency: string;
  readonly logo: string;
  readonly colour: string;
  readonly setClient: (name: string) => void;
}

const NONE = Branding.parse({});

/** The agency, and the client's name that belongs to a host; an empty name is forgotten. `keeps`: not of private windows. */
export const useBranding = (host: string, keeps: boolean): Print => {
  const [branding, setBranding] = useState<Branding | null>(null);
  useEffect(() => {
    void brandingSlot.get().then(setBranding);
    return brandingSlot.watch(setBranding);
  }, []);

  const setClient = async (name: string): Promise<void> => {
    const kept = await brandingSlot.get();
    const { [host]: _, ...others } = kept.clients;
    const next = { ...kept, clients: name === '' ? others : { ...others, [host]: name } };
    setBranding(next);
    if (keeps) await brandingSlot.set(next);
  };
  const { agency, logo, colour, clients } = branding ?? NONE;
  return {
    ready: branding !== null,
    agency,
    logo,
    colour,
    client: Object.hasOwn(clients, host) ? (clients[host] ?? '') : '',
    setClient: (name) => void setClient(name),
  };
};
