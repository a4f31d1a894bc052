import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { webWords } from '../../../lib/words/web.ts';
import { SCAN_FORM } from '../../web/forms.tsx';
import { homePage, type Typed } from '../../web/home.tsx';
import { partnerOf } from '../asker.ts';
import { Problem } from '../problem.ts';
import { RESULT_PATH } from '../result-path.ts';
import { type ScanDoor, scanFor } from '../scan-route.ts';
import { isOwnForm, placeOf, type Site, sendPage } from './place.ts';
import { carries } from './session.ts';

/** Days that a public result is kept. */
interface Kept {
  readonly days: number;
}

/** The front page, and what its form asks for: a scan, after which its result is shown. */
export const addFront = (app: FastifyInstance, site: Site, door: ScanDoor & Kept): void => {
  const show = (request: FastifyRequest, reply: FastifyReply, typed: Typed, status = 200): FastifyReply => {
    const place = { ...placeOf(request, site), path: '/' };
    return sendPage(request, reply, { page: homePage(typed, place, door.days), site, status });
  };

  app.get('/', async (request, reply) => show(request, reply, { url: '', fault: null }));

  app.post(SCAN_FORM, async (request, reply) => {
    const { locale } = placeOf(request, site);
    const { signedIn, ip: address } = request;
    const given = (request.body ?? {}) as Readonly<Record<string, string | undefined>>;
    const url = (given['url'] ?? '').slice(0, 2_048);
    if (!isOwnForm(request)) return show(request, reply, { url, fault: webWords[locale].elsewhere }, 403);
    if (signedIn !== null && !carries(signedIn, given['token']))
      return show(request, reply, { url, fault: webWords[locale].signIn.stale }, 403);
    try {
      const fields = { url, fresh: given['fresh'] === '1' ? '1' : '0' };
      const asker = signedIn === null ? null : partnerOf(signedIn.key);
      const { domain } = await scanFor(door, reply, { fields, keyLine: undefined, locale, address, asker });
      return reply.redirect(`${RESULT_PATH}${encodeURIComponent(domain)}`, 303);
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
      const { status, code, retryAfter } = error;
      if (retryAfter !== undefined) reply.header('Retry-After', String(retryAfter));
      const fault = code === 'invalid_url' ? webWords[locale].home.noAddress : error.body(locale).error.message;
      return show(request, reply, { url, fault }, status);
    }
  });
};
