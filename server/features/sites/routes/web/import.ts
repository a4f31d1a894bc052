import type { FastifyReply, FastifyRequest } from 'fastify';
import { sitesWords } from '../../../../../lib/words/service/sites.ts';
import { webWords } from '../../../../../lib/words/service/words.ts';
import { createPageContext, isOwnForm, sendPage } from '../../../../core/http/page-context.ts';
import { hasToken } from '../../../../core/http/session.ts';
import { IMPORT } from '../../../../core/paths.ts';
import { type ImportView, importPage } from '../../pages/import-page.tsx';
import { importSites, LARGEST_LIST, parseTextLines } from '../import.ts';
import { handleForMember, type SitesRoom, type Visit } from './member.ts';

const MULTIPART = 'multipart/form-data';
/** Extra bytes for the form around a list. */
const AROUND = 10_000;

const NOTHING: ImportView = { done: null, fault: null, text: '', isAllOrNothing: false };

/** Maximum parts of the form, which has five fields. */
const MAX_PARTS = 20;

/** Whether a form has more parts than ours can have: parsing each takes long. */
const hasManyParts = (body: Buffer, type: string): boolean => {
  const boundary = /boundary=(?:"([^"]+)"|([^;\s]+))/i.exec(type);
  const mark = `--${boundary?.[1] ?? boundary?.[2] ?? ''}`;
  let parts = 0;
  for (let at = body.indexOf(mark); at !== -1 && parts <= MAX_PARTS; at = body.indexOf(mark, at + 1)) parts += 1;
  return parts > MAX_PARTS;
};

/** Parses a form with a file; null if it is malformed. */
const parseForm = async ({ body, headers }: FastifyRequest): Promise<FormData | null> => {
  const type = headers['content-type'] ?? '';
  if (!Buffer.isBuffer(body) || hasManyParts(body, type)) return null;
  return new Response(new Uint8Array(body), { headers: { 'Content-Type': type } }).formData().catch(() => null);
};

/** Returns the list in a form: the file if one was chosen, otherwise the pasted text. */
const listOf = async (form: FormData): Promise<string> => {
  const file = form.get('file');
  if (file !== null && typeof file !== 'string' && file.size > 0) return file.text();
  return String(form.get('list') ?? '');
};

/** Registers the page on which a list is pasted or chosen, with the result of the import. */
export const addImportPage = ({ app, site, deps }: SitesRoom): void => {
  const show = ({ request, reply }: Visit, view: Partial<ImportView> = {}, status = 200): FastifyReply => {
    const page = importPage({ ...NOTHING, ...view }, createPageContext(request, site));
    return sendPage(request, reply, { page, site, status });
  };
  const take = async (visit: Visit): Promise<FastifyReply> => {
    const { request, member } = visit;
    const { locale } = createPageContext(request, site);
    const words = sitesWords[locale].import;
    const form = await parseForm(request);
    if (form === null) return show(visit, { fault: words.nothing }, 400);
    const text = String(form.get('list') ?? '');
    const isAllOrNothing = form.get('all_or_nothing') === '1';
    const back = { text, isAllOrNothing };
    const isHeard = isOwnForm(request) && request.signedIn !== null && hasToken(request.signedIn, form.get('token'));
    if (!isHeard) return show(visit, { ...back, fault: webWords[locale].signIn.stale }, 403);
    const lines = await parseTextLines(await listOf(form));
    if (lines === null) return show(visit, { ...back, fault: words.tooLong }, 413);
    if (lines.length === 0) return show(visit, { ...back, fault: words.nothing }, 400);
    const done = await importSites(deps.store, member, lines, { now: deps.now(), isAllOrNothing });
    const isUndone = isAllOrNothing && done.refused.length > 0;
    return show(visit, isUndone ? { ...back, done } : { done });
  };
  app.get(
    IMPORT,
    handleForMember(site, 'manage', async (visit) => show(visit)),
  );
  app.register(async (scope) => {
    scope.addContentTypeParser(MULTIPART, { parseAs: 'buffer' }, (_, body, done) => done(null, body));
    scope.setErrorHandler(async (error: { readonly statusCode?: number }, request, reply) => {
      if (error.statusCode !== 413) throw error;
      const { tooLong } = sitesWords[createPageContext(request, site).locale].import;
      return show({ request, reply, member: null as never }, { fault: tooLong }, 413);
    });
    scope.post(IMPORT, { bodyLimit: LARGEST_LIST + AROUND }, handleForMember(site, 'manage', take));
  });
};
