import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { teamWords } from '../../../../../lib/words/service/words.ts';
import type { V1Deps } from '../../../../core/http/member.ts';
import { type Fields, findFormRejection, readFormFields } from '../../../../core/http/own-form.ts';
import { createPageContext, type Site, sendPage, toSignIn } from '../../../../core/http/page-context.ts';
import { sendNotFound } from '../../../../core/http/pages.ts';
import { ISSUE_KEY, REVOKE_KEY, TEAM } from '../../../../core/paths.ts';
import type { KeyDraft, KeyField } from '../../pages/issue-form.tsx';
import { renderTeamPage, type TeamView } from '../../pages/team.tsx';
import { listAuditEvents } from '../../store/audit.ts';
import { findNames } from '../../store/audit-names.ts';
import { type Key, SCOPES } from '../../store/keys.ts';
import { createTeamKey, endTeamKey, listTeamKeys } from '../../store/team-keys.ts';
import { readKeyQuestion, readLeft } from '../keys.ts';

/** Maximum characters of a field that are read. */
const LONGEST = 200;

const FIELDS: Readonly<Record<string, KeyField>> = {
  name: 'name',
  scopes: 'scopes',
  per_hour: 'perHour',
  per_day: 'perDay',
  expires: 'expires',
  perHour: 'perHour',
  perDay: 'perDay',
};

type Draft = Omit<KeyDraft, 'fault'>;

const readDraft = (fields: Fields): Draft => {
  const readText = (name: string): string => (fields[name] ?? '').slice(0, LONGEST);
  return {
    name: readText('name'),
    perHour: readText('perHour'),
    perDay: readText('perDay'),
    expires: readText('expires'),
    scopes: SCOPES.filter((scope) => fields[`scope-${scope}`] !== undefined),
  };
};

/** Converts the form to a request of the API; what is not a number stays as typed, and is refused. */
const toRequest = ({ name, scopes, perHour, perDay, expires }: Draft): unknown => {
  const toNumber = (typed: string): unknown => (/^\d{1,9}$/.test(typed.trim()) ? Number(typed) : typed);
  return {
    name,
    scopes,
    ...(perHour.trim() !== '' && { per_hour: toNumber(perHour) }),
    ...(perDay.trim() !== '' && { per_day: toNumber(perDay) }),
    ...(expires !== '' && { expires }),
  };
};

const MAX = 50;

const actsFor = async ({ store }: V1Deps, { team, scopes }: Key, before: string | null): Promise<TeamView['acts']> => {
  if (!scopes.includes('read')) return null;
  const noted = await listAuditEvents(store, team, { before, most: MAX });
  const about = await findNames(store.db, team, noted);
  return { noted, about, next: noted.length < MAX ? null : (noted.at(-1)?.seq ?? null), isNewest: before === null };
};

const isOwner = ({ createdBy, scopes }: Key): boolean => createdBy === null && scopes.includes('manage');

interface Shown extends Partial<Pick<TeamView, 'draft' | 'fault' | 'created'>> {
  readonly status?: number;
  readonly before?: string | null;
}

/** Creates a function that sends the page of a team to the holder of one of its keys. */
const createSender =
  (site: Site, deps: V1Deps) =>
  async (request: FastifyRequest, reply: FastifyReply, key: Key, shown: Shown = {}): Promise<FastifyReply> => {
    const { draft = null, fault = null, created = null, status = 200, before = null } = shown;
    const now = deps.now();
    const [left, keys, acts] = await Promise.all([
      readLeft(deps, key),
      isOwner(key) ? listTeamKeys(deps.store, key.team, now) : null,
      actsFor(deps, key, before),
    ]);
    const context = { ...createPageContext(request, site), path: TEAM };
    const page = renderTeamPage({ self: key, left, keys, acts, fault, draft, created, now }, context);
    return sendPage(request, reply, { page, site, status });
  };

type Show = ReturnType<typeof createSender>;

/** Registers the page of a team and its forms. Whoever is not signed in is redirected to the sign-in page. */
export const addTeam = (app: FastifyInstance, site: Site, deps: V1Deps): void => {
  const show = createSender(site, deps);
  app.get<{ Querystring: { before?: unknown } }>(TEAM, async (request, reply) => {
    const { signedIn, query } = request;
    if (signedIn === null) return reply.redirect(toSignIn(request), 303);
    const before = /^\d{1,18}$/.exec(String(query.before ?? ''))?.[0] ?? null;
    return show(request, reply, signedIn.key, { before });
  });
  addIssue(app, site, deps, show);
  addRevoke(app, site, deps, show);
};

const addIssue = (app: FastifyInstance, site: Site, { store, now }: V1Deps, show: Show): void => {
  app.post(ISSUE_KEY, async (request, reply) => {
    const { signedIn } = request;
    if (signedIn === null) return reply.redirect(toSignIn(request), 303);
    const { key } = signedIn;
    const { locale } = createPageContext(request, site);
    const filled = readDraft(readFormFields(request));
    const refuse = (field: KeyField | null, text: string, status: number): Promise<FastifyReply> =>
      show(request, reply, key, {
        ...(field === null
          ? { draft: { ...filled, fault: null }, fault: text }
          : { draft: { ...filled, fault: { field, text } } }),
        status,
      });
    const stale = findFormRejection(request, signedIn, locale);
    if (stale !== null) return refuse(null, stale, 403);
    const { refused } = teamWords[locale];
    const issue = readKeyQuestion(toRequest(filled), now());
    if ('wrong' in issue) {
      const field = FIELDS[issue.wrong] ?? 'name';
      return refuse(field, refused[field], 400);
    }
    const created = await createTeamKey(store, key.id, issue, now());
    if ('refused' in created) return refuse(FIELDS[created.refused] ?? null, refused[created.refused], 403);
    return show(request, reply, key, { created: { key: created.key, name: issue.name } });
  });
};

const addRevoke = (app: FastifyInstance, site: Site, { store, now }: V1Deps, show: Show): void => {
  app.post(REVOKE_KEY, async (request, reply) => {
    const { signedIn } = request;
    if (signedIn === null) return reply.redirect(toSignIn(request), 303);
    const { locale } = createPageContext(request, site);
    const refuse = (fault: string): Promise<FastifyReply> => show(request, reply, signedIn.key, { fault, status: 403 });
    const stale = findFormRejection(request, signedIn, locale);
    if (stale !== null) return refuse(stale);
    const id = (readFormFields(request)['id'] ?? '').slice(0, LONGEST);
    const revoked = await endTeamKey(store, signedIn.key, id, now());
    if (revoked === 'unknown') return sendNotFound(request, reply, site);
    return revoked === 'done' ? reply.redirect(TEAM, 303) : refuse(teamWords[locale].refused[revoked]);
  });
};
