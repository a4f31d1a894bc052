import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { isZone, USUAL } from '../../../../lib/watch/schedule.ts';
import { isMailAddress } from '../../../notify/mail.ts';
import { noteAct } from '../../../store/audit.ts';
import { addReader, LINK_DAYS, listReaders, type ReaderOf, removeReader } from '../../../store/readers.ts';
import { tellReader } from '../../../store/tellings.ts';
import { siteOfTeam } from '../../../store/watches.ts';
import { Problem } from '../../problem.ts';
import { badField, memberOf, notFound, said, type V1Door } from '../member.ts';
import { bodyAs } from './watch.ts';

export const READERS_PATH = '/api/v1/readers';

/** An address to send notices about a site to; of one site, for that is what its owner is asked about. */
export const ReaderAsked = z.strictObject({
  ...{ site: z.string().check(z.maxLength(100)), address: z.string().check(z.maxLength(254)) },
  locale: z._default(z.enum(['nl', 'en']), 'nl'),
  zone: z._default(z.string().check(z.maxLength(100)), USUAL.zone),
});

const STATES = ['asked', 'confirmed', 'ended'] as const;

/** An address, and what its owner said. */
export const ReaderTold = z.strictObject({
  ...{
    id: z.string(),
    site: z.nullable(z.string()),
    address: z.string(),
    locale: z.enum(['nl', 'en']),
    zone: z.string(),
  },
  state: z.enum(STATES),
});
export const ReaderList = z.strictObject({ readers: z.array(ReaderTold) });

const stateOf = ({ confirmedAt, endedAt }: ReaderOf): (typeof STATES)[number] => {
  if (endedAt !== null) return 'ended';
  return confirmedAt === null ? 'asked' : 'confirmed';
};
const told = (reader: ReaderOf): z.infer<typeof ReaderTold> => {
  const { id, site, address, locale, zone } = reader;
  return { id, site, address, locale, zone, state: stateOf(reader) };
};

const conflict = (): Problem =>
  new Problem(
    'conflict',
    said((words) => words.readerThere),
  );

/** The addresses that a team's notices go to. Each is asked first, once, and gets nothing before its owner says yes. */
export const addReaders = (app: FastifyInstance, door: V1Door): void => {
  const { store, now } = door;
  app.get(READERS_PATH, async (request): Promise<z.infer<typeof ReaderList>> => {
    const { team } = await memberOf(door, request, 'read');
    return { readers: (await listReaders(store.db, team)).map(told) };
  });

  app.post(READERS_PATH, async (request, reply) => {
    const { team, key, known } = await memberOf(door, request, 'manage');
    const asked = bodyAs(ReaderAsked, request);
    if (!isMailAddress(asked.address)) throw badField('address');
    if (!isZone(asked.zone)) throw badField('zone');
    const reader = await store.db.transaction().execute(async (tx) => {
      const site = await siteOfTeam(tx, team, asked.site);
      if (site === null) throw notFound();
      const added = await addReader(tx, { team, now: now(), ...asked });
      if (typeof added === 'string') throw conflict();
      const question = { kind: 'confirm', site, team: known.name, days: LINK_DAYS.confirm } as const;
      await tellReader(tx, { team, about: ['confirm', added.id], at: now(), told: question }, added.id);
      await noteAct(tx, { team, key }, { act: 'watchChanged', about: `${asked.address} ${site.host}`, now: now() });
      return added;
    });
    return reply.status(201).send(told(reader));
  });

  app.delete(`${READERS_PATH}/:id`, async (request, reply) => {
    const { team, key } = await memberOf(door, request, 'manage');
    const { id } = request.params as { readonly id: string };
    if (!(await removeReader(store.db, team, id, now()))) throw notFound();
    await noteAct(store.db, { team, key }, { act: 'watchChanged', about: `${id} -`, now: now() });
    return reply.status(204).send();
  });
};
