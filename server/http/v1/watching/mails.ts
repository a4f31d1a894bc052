import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { USUAL } from '../../../../lib/watch/schedule.ts';
import { MAIL_KINDS, previewOf } from '../../../notify/previews.ts';
import { localeOf } from '../../language.ts';
import { memberOf, notFound, type V1Door } from '../member.ts';

export const MAILS_PATH = '/api/v1/mails/:kind';

/** A mail as it would be sent. */
export const MailTold = z.strictObject({ subject: z.string(), text: z.string(), html: z.string() });

/** What every mail looks like, before any is switched on: about a site that is nobody's, in the language of who asks. */
export const addMails = (app: FastifyInstance, door: V1Door): void => {
  app.get(MAILS_PATH, async (request): Promise<z.infer<typeof MailTold>> => {
    const { known } = await memberOf(door, request, 'read');
    const { kind: named } = request.params as { readonly kind: string };
    const kind = MAIL_KINDS.find((one) => one === named);
    if (kind === undefined) throw notFound();
    const links = { view: 'https://scan.example/', confirm: 'https://scan.example/', leave: 'https://scan.example/' };
    const locale = localeOf(request.headers['accept-language']);
    const reader = { address: 'naam@voorbeeld.nl', team: known.name, locale, zone: USUAL.zone, site: '', links };
    return previewOf(kind, reader, door.now());
  });
};
