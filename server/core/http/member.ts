import type { FastifyRequest } from 'fastify';
import type { Locale } from '../../../lib/model.ts';
import type { V1Words } from '../../../lib/words/nl/service/v1.ts';
import { v1Words } from '../../../lib/words/service/words.ts';
import type { Actor } from '../../features/teams/store/audit.ts';
import { type Key, type Scope, useKey } from '../../features/teams/store/keys.ts';
import type { Store } from '../store/open-store.ts';
import type { AllowedTargets } from './never-scanned.ts';
import { Problem } from './problem.ts';

/** Dependencies of everything below `/api/v1/`. */
export interface V1Deps {
  readonly store: Pick<Store, 'db'>;
  /** The present, in milliseconds since 1970. */
  readonly now: () => number;
  /** What the service may reach; the public internet if not given. */
  readonly allowedTargets?: AllowedTargets;
}

/** A member of a team, identified by the key of a request. */
export interface Member extends Actor {
  readonly keyId: string;
  readonly known: Key;
  /** Whether this is the team's own key. */
  readonly isOwner: boolean;
}

/** Selects a sentence about a refusal below `/api/v1/`. */
export const sayInWords =
  (sentence: (words: V1Words) => string) =>
  (_: unknown, locale: Locale): string =>
    sentence(v1Words[locale]);

/** Returns the holder of a key with a scope. Throws a `Problem`: `forbidden` if the key lacks that scope. */
export const toMember = (known: Key, scope: Scope): Member => {
  if (!known.scopes.includes(scope))
    throw new Problem(
      'forbidden',
      sayInWords(({ forbidden }) => forbidden({ scope })),
    );
  return { team: known.team, keyId: known.id, known, isOwner: known.createdBy === null };
};

/**
 * Returns the key in the header `X-GDA-Key`: the address may not contain it here, because addresses are logged. Throws a
 * `Problem`, `invalid_key`, without a key or with one that has ended.
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

/**
 * Identifies the requester by the header `X-GDA-Key`. Throws a `Problem`: `invalid_key`, or `forbidden` if that key lacks the
 * scope.
 */
export const requireMember = async (deps: V1Deps, request: FastifyRequest, scope: Scope): Promise<Member> =>
  toMember(await requireKey(deps, request), scope);

/**
 * Identifies a requester that may both change and see what its team has: for handing that on to others. Throws a `Problem` as
 * `requireMember` does.
 */
export const requireSharer = async (deps: V1Deps, request: FastifyRequest): Promise<Member> => {
  const member = await requireMember(deps, request, 'manage');
  return toMember(member.known, 'read');
};

/** Identifies a requester that owns a team and may change it. Throws a `Problem` as `requireMember` does. */
export const requireOwner = async (deps: V1Deps, request: FastifyRequest): Promise<Member> => {
  const member = await requireMember(deps, request, 'manage');
  if (!member.isOwner)
    throw new Problem(
      'forbidden',
      sayInWords(({ ownerOnly }) => ownerOnly),
    );
  return member;
};

/** Refusal for something that does not exist or belongs to another team; it does not reveal which. */
export const createNotFound = (): Problem =>
  new Problem(
    'not_found',
    sayInWords((words) => words.notFound),
  );

/** Refusal for a field that does not match its schema. */
export const createBadField = (field: string): Problem =>
  new Problem(
    'invalid_request',
    sayInWords((words) => words.badField({ field })),
  );
