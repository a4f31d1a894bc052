import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import {
  createBadField,
  createNotFound,
  requireMember,
  requireSharer,
  sayInWords,
  type V1Deps,
} from '../../../core/http/member.ts';
import { Problem } from '../../../core/http/problem.ts';
import { SUBSCRIPTION_KINDS } from '../model/subscription-kinds.ts';
import { listSubscribers, type SubscriberOf } from '../store/subscribers.ts';
import { dropSubscriber, readSubscriber, requestSubscriber } from './actions/subscribers.ts';

export const SUBSCRIBERS_PATH = '/api/v1/subscribers';

const STATES = ['asked', 'confirmed', 'ended'] as const;

/** An address, and what its owner answered. */
export const Subscriber = z.strictObject({
  id: z.string(),
  site: z.nullable(z.string()),
  address: z.string(),
  locale: z.enum(['nl', 'en']),
  zone: z.string(),
  wants: z.array(z.enum(SUBSCRIPTION_KINDS)),
  state: z.enum(STATES),
});
export const SubscriberList = z.strictObject({ subscribers: z.array(Subscriber) });

/** Returns what the owner of an address answered. */
export const getSubscriberState = ({ confirmedAt, endedAt }: SubscriberOf): (typeof STATES)[number] => {
  if (endedAt !== null) return 'ended';
  return confirmedAt === null ? 'asked' : 'confirmed';
};
const toSubscriber = (subscriber: SubscriberOf): z.infer<typeof Subscriber> => {
  const { id, site, address, locale, zone, wants } = subscriber;
  return { id, site, address, locale, zone, wants: [...wants], state: getSubscriberState(subscriber) };
};

/** Returns the subscriber who was asked. Throws a `Problem` if nobody was. */
const requireSubscriber = (created: Awaited<ReturnType<typeof requestSubscriber>>): SubscriberOf => {
  if (created === 'site') throw createNotFound();
  if (typeof created === 'string')
    throw new Problem(
      'conflict',
      sayInWords((words) => words.subscriberThere),
    );
  if (!('wait' in created)) return created;
  throw new Problem(
    'rate_limited',
    sayInWords((words) => words.requestedOften),
    { retryAfter: created.wait },
  );
};

/**
 * Registers the routes about the addresses that a team's notices go to. Each is asked first, once, and gets nothing before its
 * owner confirms.
 */
export const addSubscriberRoutes = (app: FastifyInstance, deps: V1Deps): void => {
  const { store } = deps;
  app.get(SUBSCRIBERS_PATH, async (request): Promise<z.infer<typeof SubscriberList>> => {
    const { team } = await requireMember(deps, request, 'read');
    return { subscribers: (await listSubscribers(store.db, team)).map(toSubscriber) };
  });

  app.post(SUBSCRIBERS_PATH, async (request, reply) => {
    const member = await requireSharer(deps, request);
    const read = readSubscriber(request.body);
    if ('wrong' in read) throw createBadField(read.wrong);
    return reply.status(201).send(toSubscriber(requireSubscriber(await requestSubscriber(deps, member, read.request))));
  });

  app.delete(`${SUBSCRIBERS_PATH}/:id`, async (request, reply) => {
    const member = await requireMember(deps, request, 'manage');
    const { id } = request.params as { readonly id: string };
    if (!(await dropSubscriber(deps, member, id))) throw createNotFound();
    return reply.status(204).send();
  });
};
