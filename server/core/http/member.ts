import type { FastifyRequest } from 'fastify';
import type { Locale } from '../../../lib/model.ts';
import type { V1Words } from '../../../lib/words/nl/service/v1.ts';
import { v1Words } from '../../../lib/words/service/words.ts';
import type { Actor } from '../../features/teams/store/audit.ts';
import { type Key, type Scope, useKey } from '../../features/teams/store/keys.ts';
import type { Store } from '../store/open-store.ts';
import type { AllowedTargets } from './never-scanned.ts';
import { Problem } from './problem.ts';

/** What everything below `/api/v1/` needs. */
export interface V1Deps {
  readonly store: Pick<Store, 'db'>;
  /** The present, in ms since 1970. */
  readonly now: () => number;
  /** What the service may reach; where it is not told, the public internet. */
  readonly allowedTargets?: AllowedTargets;
}

/** Somebody of a team, by the key of a request. */
export interface Member extends Actor {
  readonly keyId: string;
  readonly known: Key;
  /** The team is this key's own. */
  readonly isOwner: boolean;
}

/** A sentence of what is refused below `/api/v1/`. */
export const sayInWords =
  (sentence: (words: V1Words) => string) =>
  (_: unknown, locale: Locale): string =>
    sentence(v1Words[locale]);

/** The holder of a key that may do something. Throws a `Problem`: `forbidden` where that is not among its scopes. */
export const toMember = (known: Key, scope: Scope): Member => {
  if (!known.scopes.includes(scope))
    throw new Problem(
      'forbidden',
      sayInWords(({ forbidden }) => forbidden({ scope })),
    );
  return { team: known.team, keyId: known.id, known, isOwner: known.createdBy === null };
};

/**
 * The key of the line `X-GDA-Key`: an address may not hold one here, for addresses are logged. Throws a `Problem`,
 * `invalid_key`, without a key or with one that has ended.
 */
export const requireKey = async ({ store, now }: V1Deps, { headers }: FastifyRequest): Promise<Key> => {
  const line = headers['x-gda-key'];
  const key = (Array.isArray(line) ? line[0] : line)?.trim() ?? '';
  if (key === '')
    throw new Problem(
      'invalid_key',
      sayInWords(({ needsKey }) => needsKey),
    );
  const known = key.length > 512 ? null : await useKey(store, key, now());
  if (known === null) throw new Problem('invalid_key', ({ badKey }) => badKey);
  return known;
};

/** Who asks, by the line `X-GDA-Key`. Throws a `Problem`: `invalid_key`, or `forbidden` where that key may not do this. */
export const requireMember = async (deps: V1Deps, request: FastifyRequest, scope: Scope): Promise<Member> =>
  toMember(await requireKey(deps, request), scope);

/**
 * Who asks, where it may change what its team has and see it: for what hands that on to others. Throws a `Problem` as
 * `requireMember` does.
 */
export const requireSharer = async (deps: V1Deps, request: FastifyRequest): Promise<Member> => {
  const member = await requireMember(deps, request, 'manage');
  return toMember(member.known, 'read');
};

/** Who asks, where it is the owner of a team and may change it. Throws a `Problem` as `requireMember` does. */
export const requireOwner = async (deps: V1Deps, request: FastifyRequest): Promise<Member> => {
  const member = await requireMember(deps, request, 'manage');
  if (!member.isOwner)
    throw new Problem(
      'forbidden',
      sayInWords(({ ownerOnly }) => ownerOnly),
    );
  return member;
};

/** The refusal for what does not exist and for what is another team's: it does not say which of the two. */
export const createNotFound = (): Problem =>
  new Problem(
    'not_found',
    sayInWords((words) => words.notFound),
  );

/** A field that is not filled in as its shape says. */
export const createBadField = (field: string): Problem =>
  new Problem(
    'invalid_request',
    sayInWords((words) => words.badField({ field })),
  );
