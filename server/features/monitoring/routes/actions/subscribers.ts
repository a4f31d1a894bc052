import * as z from 'zod/mini';
import type { Member, V1Deps } from '../../../../core/http/member.ts';
import { recordAuditEvent } from '../../../teams/store/audit.ts';
import { isZone, USUAL } from '../../model/schedule.ts';
import { SUBSCRIPTION_KINDS } from '../../model/subscription-kinds.ts';
import { isMailAddress } from '../../notify/mail-address.ts';
import { findTeamSite } from '../../store/monitors.ts';
import { notifySubscriber } from '../../store/notifications.ts';
import {
  addSubscriber,
  LINK_DAYS,
  type RequestedTooOften,
  removeSubscriber,
  type SubscriberOf,
} from '../../store/subscribers.ts';
import { findFirstWrong } from './monitor.ts';

/* Actions on subscribers, shared by the API and the pages. */

/** An address to send mail to: about one site, or, with null, about all sites of the team. */
export const CreateSubscriberRequest = z.strictObject({
  site: z.nullable(z.string().check(z.maxLength(100))),
  address: z.string().check(z.maxLength(254)),
  locale: z._default(z.enum(['nl', 'en']), 'nl'),
  zone: z._default(z.string().check(z.maxLength(100)), USUAL.zone),
  /** At least one; for a single site the default is notices. */
  wants: z.optional(z.array(z.enum(SUBSCRIPTION_KINDS)).check(z.minLength(1), z.maxLength(SUBSCRIPTION_KINDS.length))),
});
/** The same, after parsing. */
interface SubscriberRequest extends Omit<z.infer<typeof CreateSubscriberRequest>, 'wants'> {
  readonly wants: readonly (typeof SUBSCRIPTION_KINDS)[number][];
}

/** Parses a subscriber request; `wrong` names the first invalid field. */
export const readSubscriber = (body: unknown): { readonly request: SubscriberRequest } | { readonly wrong: string } => {
  const { success, data, error } = CreateSubscriberRequest.safeParse(body ?? {});
  if (!success) return { wrong: findFirstWrong(error) };
  const { site, address, zone, wants = site === null ? [] : ['notices' as const] } = data;
  if (!isMailAddress(address)) return { wrong: 'address' };
  if (!isZone(zone)) return { wrong: 'zone' };
  return wants.length === 0
    ? { wrong: 'wants' }
    : { request: { ...data, wants: SUBSCRIPTION_KINDS.filter((one) => wants.includes(one)) } };
};

/**
 * Asks an address to confirm what a team would send there: one mail, and nothing more before it is confirmed. Otherwise returns
 * why not: the team has no such site, already has that address for it, has reached its maximum, or the address was asked too
 * often today.
 */
export const requestSubscriber = (
  { store, now }: V1Deps,
  { team, keyId, known }: Member,
  request: SubscriberRequest,
): Promise<SubscriberOf | RequestedTooOften | 'site' | 'known' | 'full'> =>
  store.db.transaction().execute(async (tx) => {
    const site = request.site === null ? null : await findTeamSite(tx, team, request.site);
    if (request.site !== null && site === null) return 'site';
    const added = await addSubscriber(tx, { team, now: now(), ...request });
    if (typeof added === 'string' || 'wait' in added) return added;
    const { wants } = request;
    const notice = { kind: 'confirm', site, team: known.name, days: LINK_DAYS.confirm, wants } as const;
    await notifySubscriber(tx, { team, about: ['confirm', added.id], at: now(), notice }, added.id);
    const about = `${request.address} ${site?.host ?? '*'} ${wants.join(' ')}`;
    await recordAuditEvent(tx, { team, keyId }, { act: 'watchChanged', about, now: now() });
    return added;
  });

/** Removes an address of a team; false if the team has no such address. */
export const dropSubscriber = ({ store, now }: V1Deps, { team, keyId }: Member, id: string): Promise<boolean> =>
  store.db.transaction().execute(async (tx) => {
    if (!(await removeSubscriber(tx, team, id, now()))) return false;
    await recordAuditEvent(tx, { team, keyId }, { act: 'watchChanged', about: `${id} -`, now: now() });
    return true;
  });
