import * as z from 'zod/mini';
import { parseHost, stripWww } from '../../../../lib/parse/url/host-match.ts';
import { createBadField, sayInWords } from '../../../core/http/member.ts';
import { Problem } from '../../../core/http/problem.ts';
import { BrowsingRequest } from '../../../engine/browsing-request.ts';
import { Steps } from '../../../engine/steps/step.ts';
import { listBadges, PROOF } from '../../sharing/store/badges.ts';
import type { ScanDeps } from '../routes/scan-route.ts';
import type { PrivateScanRequest, Sealer } from '../worker/sealed.ts';

/** A scan with its own browsing options, or with steps before it, is visible only to its team. */

/** The fields of a private scan. */
export const PrivateScanFields = z.object({ browsing: z.optional(BrowsingRequest), steps: z.optional(Steps) });

export interface PrivateScanDeps extends Pick<ScanDeps, 'store' | 'now'> {
  /** Encrypts what waits in the queue; null when no other process could decrypt it. */
  readonly sealer?: Sealer | null;
  /** Whether mail servers may be checked for TLS: off unless the operator turned it on. */
  readonly mailTls?: boolean;
}

/** Lists the hosts that a team recently proved to own (as for a badge). */
const listProvenHosts = async ({ store, now }: PrivateScanDeps, team: string): Promise<readonly string[]> =>
  (await listBadges(store, team)).flatMap(({ domain, foundAt }) =>
    foundAt !== null && foundAt > now() - PROOF.holds ? [domain] : [],
  );

/** Whether a request sends or does something on the site, beyond viewing it on another screen. */
const needsProof = ({ browsing, steps = [] }: Omit<PrivateScanRequest, 'hosts'>): boolean => {
  const { headers, cookies, basic_auth: basic, user_agent: userAgent } = browsing ?? {};
  return steps.length > 0 || [headers, cookies, basic, userAgent].some((one) => one !== undefined);
};

/** Returns a pointer to the first invalid field, without its content. */
const toPointer = (path: readonly PropertyKey[]): string => {
  const [field = 'browsing', ...rest] = path;
  // Names of headers and cookies are the requester's own.
  return [field, ...rest.slice(0, 1)].map(String).join('/');
};

/** Reads the private part of a scan request and encrypts it; null if there is none. Throws a `Problem`. */
export const readPrivateScanRequest = async (
  deps: PrivateScanDeps,
  body: unknown,
  { team, url }: { readonly team: string; readonly url: string },
): Promise<string | null> => {
  const { browsing: given, steps: listed } = (body ?? {}) as Readonly<Record<string, unknown>>;
  if (given === undefined && listed === undefined) return null;
  const { success, data, error } = PrivateScanFields.safeParse({
    ...(given !== undefined && { browsing: given }),
    ...(listed !== undefined && { steps: listed }),
  });
  if (!success) throw createBadField(toPointer(error.issues[0]?.path ?? []));
  const hosts = await listProvenHosts(deps, team);
  if (needsProof(data) && !hosts.some((host) => stripWww(host) === stripWww(parseHost(url))))
    throw new Problem(
      'forbidden',
      sayInWords(({ takesProof: sentence }) => sentence({ host: parseHost(url) })),
    );
  if (!deps.sealer)
    throw new Problem(
      'conflict',
      sayInWords(({ noSealing }) => noSealing),
    );
  return deps.sealer.seal({ ...data, hosts });
};
