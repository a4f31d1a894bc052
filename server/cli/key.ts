import type { Locale } from '../../lib/model.ts';
import { DAY, toIsoDay } from '../../lib/time.ts';
import { makeVisible } from '../../lib/view/visible.ts';
import { commandWords } from '../../lib/words/command/command.ts';
import type { Admin } from '../admin/admin.ts';
import { endOfDay } from '../core/store/moment.ts';
import { KEY_NAME } from '../features/teams/store/key-name.ts';
import { type Issue, type Key, SCOPES } from '../features/teams/store/keys.ts';
import { EXIT, type Exit } from './exit.ts';
import { parse, parseOneOf, parseWholeNumber } from './options/parse.ts';
import { STORE_SYNTAX, storeLocation, withAdmin } from './options/store-location.ts';
import { UsageError } from './options/usage-error.ts';
import type { Environment, Speech } from './speech.ts';

const text = { type: 'string' } as const;
const SYNTAX = { ...STORE_SYNTAX, expires: text, 'per-hour': text, 'per-day': text, scopes: text, team: text } as const;

const read = (args: readonly string[]) => parse({ args: [...args], allowPositionals: true, options: SYNTAX });
type Values = ReturnType<typeof read>['values'];

/** Help text of `pijler key`. */
const formatKeyHelp = (locale: Locale): string => commandWords[locale].help.key({ scopes: SCOPES.join(', ') });

const MAX = 1_000_000;

/**
 * Parses when a key expires, in milliseconds since 1970: a number of days from now, or the end of a given day. Throws a
 * UsageError.
 */
export const parseExpiry = (value: string, now: number): number => {
  if (/^\d{1,5}$/.test(value) && Number(value) > 0) return now + Number(value) * DAY;
  const end = endOfDay(value);
  if (end === null || end <= now) throw new UsageError((words) => words.day({ option: '--expires', value }));
  return end;
};

const parseIssue = (name: string, values: Values): Issue => {
  if (!KEY_NAME.test(name)) throw new UsageError(({ keyName }) => keyName);
  const { expires, scopes, team, 'per-hour': perHour, 'per-day': perDay } = values;
  return {
    name,
    ...(expires !== undefined && { expiresAt: parseExpiry(expires, Date.now()) }),
    ...(team !== undefined && { team }),
    ...(perHour !== undefined && { perHour: parseWholeNumber('--per-hour', perHour, [0, MAX]) }),
    ...(perDay !== undefined && { perDay: parseWholeNumber('--per-day', perDay, [0, MAX]) }),
    ...(scopes !== undefined && {
      scopes: scopes.split(',').map((scope) => parseOneOf('--scopes', scope.trim(), SCOPES)),
    }),
  };
};

const formatDay = (moment: number | null): string => (moment === null ? '-' : toIsoDay(moment));

/** Reduces a name to one line, so that it stays within its column. */
const toOneLine = (name: string): string => makeVisible(name.replace(/\s+/g, ' '));

const formatKeyLine = ({ id, name, perHour, perDay, scopes, team, createdBy, ...key }: Key): string => {
  const days = [key.createdAt, key.usedAt, key.expiresAt, key.revokedAt].map(formatDay);
  return [id, perHour, perDay, scopes.join(','), ...days, team, createdBy ?? '-', toOneLine(name)].join('\t');
};

type Deed = (admin: Admin, speech: Speech) => Promise<Exit>;

const createIssue =
  (issue: Issue): Deed =>
  async (admin, { out, err, locale }) => {
    const { team } = issue;
    if (team !== undefined && !(await admin.list()).some((key) => key.team === team))
      throw new UsageError(({ noTeam }) => noTeam({ id: team }));
    const { key } = await admin.issue(issue);
    err(`${commandWords[locale].said.newKey}\n`);
    out(`${key}\n`);
    return EXIT.good;
  };

const listKeys: Deed = async (admin, { out, locale }) => {
  const head = commandWords[locale].said.keyHead.join('\t');
  out(`${[head, ...(await admin.list()).map(formatKeyLine)].join('\n')}\n`);
  return EXIT.good;
};

const createRevoke =
  (id: string): Deed =>
  async (admin, { out, locale }) => {
    if (!(await admin.revoke(id))) throw new UsageError(({ noKey }) => noKey({ id }));
    out(`${commandWords[locale].said.revoked({ id })}\n`);
    return EXIT.good;
  };

/** Parses the requested action; `argument` is a name or an id. Throws a UsageError. */
const parseDeed = ([word, argument, ...rest]: readonly string[], values: Values): Deed => {
  if (rest.length === 0 && word === 'list' && argument === undefined) return listKeys;
  if (rest.length === 0 && argument !== undefined && argument.trim() !== '') {
    if (word === 'issue') return createIssue(parseIssue(argument, values));
    if (word === 'revoke') return createRevoke(argument);
  }
  throw new UsageError(({ keyUse }) => keyUse);
};

/** `pijler key`: resolves with the exit code. Rejects with a UsageError, or when the store cannot be opened. */
export const runKey = async (args: readonly string[], speech: Speech, environment: Environment): Promise<Exit> => {
  const { values, positionals } = read(args);
  if (values.help) {
    speech.out(formatKeyHelp(speech.locale));
    return EXIT.good;
  }
  const deed = parseDeed(positionals, values);
  return withAdmin(storeLocation(values, environment), speech, (admin) => deed(admin, speech));
};
