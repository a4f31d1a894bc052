import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { servedWords } from '../../../../../lib/words/service/served.ts';
import { webWords } from '../../../../../lib/words/service/words.ts';
import { createPageContext, isOwnForm, type Site, sendPage } from '../../../../core/http/page-context.ts';
import { hasToken, setSessionCookie } from '../../../../core/http/session.ts';
import { createStillPages } from '../../../../core/http/still-pages.ts';
import { readBackPath, SIGN_IN, SIGN_OUT } from '../../../../core/paths.ts';
import type { Store } from '../../../../core/store/open-store.ts';
import { renderSignInPage } from '../../pages/signed-in.tsx';
import { recordAuditEvent } from '../../store/audit.ts';
import { useKey } from '../../store/keys.ts';
import { closeSession, openSession } from '../../store/sessions.ts';

interface Deps {
  readonly store: Pick<Store, 'db'>;
  readonly now: () => number;
}

/**
 * Registers signing in with a key, and signing out. The key itself is not stored: a session is identified by the hash of its
 * token, and ends with its key.
 */
export const addSignIn = (app: FastifyInstance, site: Site, { store, now }: Deps): void => {
  const isSecure = site.publicUrl !== null;
  /** Returns the path to continue to, from the form or from the query. */
  const backFor = ({ body, query }: FastifyRequest): string =>
    readBackPath((body as { readonly na?: unknown } | null)?.na ?? (query as { readonly na?: unknown }).na);
  const refuse = (request: FastifyRequest, reply: FastifyReply, fault: string | null, status: number): FastifyReply => {
    const page = renderSignInPage(
      { fault, back: backFor(request) },
      { ...createPageContext(request, site), path: SIGN_IN },
    );
    return sendPage(request, reply, { page, site, status });
  };

  const send = createStillPages(site);
  app.get(SIGN_IN, async (request, reply) => {
    if (request.signedIn !== null) return reply.redirect(backFor(request), 303);
    // A page with a path to return to depends on the request, so it is rendered for each.
    if ((request.query as { readonly na?: unknown }).na !== undefined) return refuse(request, reply, null, 200);
    return send(request, reply, (context) => renderSignInPage({ fault: null, back: backFor(request) }, context));
  });

  app.post(SIGN_IN, async (request, reply) => {
    const { locale } = createPageContext(request, site);
    if (!isOwnForm(request)) return refuse(request, reply, webWords[locale].elsewhere, 403);
    const given = (request.body as Readonly<Record<string, string | undefined>> | null)?.['key']?.trim() ?? '';
    const key = given === '' || given.length > 512 ? null : await useKey(store, given, now());
    if (key === null) return refuse(request, reply, servedWords[locale].badKey, 401);
    const held = await openSession(store, key.id, now());
    await recordAuditEvent(
      store.db,
      { team: key.team, keyId: key.id },
      { act: 'signedIn', about: key.name, now: now() },
    );
    return setSessionCookie(reply, held, isSecure).redirect(backFor(request), 303);
  });

  app.post(SIGN_OUT, async (request, reply) => {
    const { signedIn } = request;
    const given = (request.body as Readonly<Record<string, string | undefined>> | null)?.['token'];
    if (signedIn !== null && isOwnForm(request) && hasToken(signedIn, given)) {
      await closeSession(store, signedIn.held);
      setSessionCookie(reply, null, isSecure);
    }
    return reply.redirect('/', 303);
  });
};
