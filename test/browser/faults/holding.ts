import type { Site, Visit } from '../../world/site.ts';
import { SITES } from '../../world/sites.ts';

/** An answer that is kept back. */
export interface Hold {
  /** Resolves when it was asked for. */
  readonly asked: Promise<void>;
  /** Gives it, and every later one, at once. */
  release(): void;
}

/** A world whose sites can be told to keep an answer back: what a slow network does, without a clock. */
export interface Holding {
  readonly sites: readonly Site[];
  /** Keeps the answers to these requests back, until they are released. What a tab navigates to is never kept back. */
  hold(isMeant: (visit: Visit) => boolean): Hold;
}

interface Gate {
  readonly isMeant: (visit: Visit) => boolean;
  readonly notifyAsked: () => void;
  readonly open: Promise<void>;
}

const isNavigation = ({ headers }: Visit): boolean => headers['sec-fetch-mode'] === 'navigate';

export const holdingSites = (sites: readonly Site[] = SITES): Holding => {
  const gates = new Set<Gate>();
  const pass = async (visit: Visit): Promise<void> => {
    const gate = isNavigation(visit) ? undefined : [...gates].find(({ isMeant }) => isMeant(visit));
    gate?.notifyAsked();
    await gate?.open;
  };
  const held = (site: Site): Site => {
    const { https } = site;
    if (https === undefined) return site;
    return {
      ...site,
      https: async (visit) => {
        await pass(visit);
        return https(visit);
      },
    };
  };

  return {
    sites: sites.map(held),
    hold(isMeant) {
      const request = Promise.withResolvers<void>();
      const open = Promise.withResolvers<void>();
      const gate: Gate = { isMeant, notifyAsked: request.resolve, open: open.promise };
      gates.add(gate);
      const release = (): void => {
        gates.delete(gate);
        open.resolve();
      };
      return { asked: request.promise, release };
    },
  };
};

/** Requests for this path of this host. */
export const of =
  (host: string, path: string) =>
  (visit: Visit): boolean =>
    visit.host === host && visit.path === path;
