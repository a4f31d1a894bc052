import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { pickLocale } from '../../../core/http/language.ts';
import { createNotFound, requireMember, type V1Deps } from '../../../core/http/member.ts';
import { createExampleMail, findMailKind } from './actions/mails.ts';

export const MAILS_PATH = '/api/v1/mails/:kind';

/** A mail as it would be sent. */
export const MailPreview = z.strictObject({ subject: z.string(), text: z.string(), html: z.string() });

/**
 * Registers the route with previews of every kind of mail, before any is switched on: about a fictitious site, in the requester's
 * language.
 */
export const addMailRoutes = (app: FastifyInstance, deps: V1Deps): void => {
  app.get(MAILS_PATH, async (request): Promise<z.infer<typeof MailPreview>> => {
    const { known } = await requireMember(deps, request, 'read');
    const kind = findMailKind((request.params as { readonly kind: string }).kind);
    if (kind === undefined) throw createNotFound();
    const locale = pickLocale(request.headers['accept-language']);
    return createExampleMail(kind, { team: known.name, locale, lead: 'https://scan.example/', at: deps.now() });
  });
};
