import type { FastifyRequest } from 'fastify';
import type { Locale } from '../../../lib/model.ts';
import { webWords } from '../../../lib/words/service/words.ts';
import { isOwnForm } from './page-context.ts';
import { hasToken, type SignedIn } from './session.ts';

/** The fields of a form. */
export type Fields = Readonly<Record<string, string | undefined>>;

export const readFormFields = ({ body }: FastifyRequest): Fields => (body ?? {}) as Fields;

/** Why a signed-in user's form is rejected: it comes from another site, or from another session; null if it is accepted. */
export const findFormRejection = (request: FastifyRequest, signedIn: SignedIn, locale: Locale): string | null => {
  if (!isOwnForm(request)) return webWords[locale].elsewhere;
  return hasToken(signedIn, readFormFields(request)['token']) ? null : webWords[locale].signIn.stale;
};
