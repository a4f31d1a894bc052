import { findBaseFault, normalizeBase } from '../../api/base-address.ts';
import type { Line } from '../../api/exchange.ts';
import { createOperationsClient, type OperationAnswer } from '../../api/operations-client.ts';
import { PLATFORM_OPERATIONS } from '../../data/service/platform-operations.ts';
import { isPublicHost } from '../../parse/url/host-name.ts';
import type { KeyStatus, Protocol, ServiceTest } from '../messages.ts';
import { fetchService } from '../scan/browser-host.ts';
import { createNoting } from '../storage/recent.ts';
import { findKey, noteKey, readKeyStatus, removeKey } from '../storage/secret.ts';
import { settingsSlot } from '../storage/store.ts';
import { mayReach, removeServiceAccess } from './access.ts';
import { requestService } from './ask.ts';

/** Milliseconds that a test and an operation may take. */
const TIMEOUT = { test: 25_000, operation: 60_000 };

/** There is no ledger outside a scan; the user who requested the contact sees it directly. */
const unwritten: Line['open'] = createNoting(() => () => {});

/** Sets the base address. Throws a RangeError for an invalid one. */
export const setService = async ({ base: typed, key }: Protocol['setService']['ask']): Promise<KeyStatus> => {
  if (typed !== '' && findBaseFault(typed) !== null) throw new RangeError('not a base address');
  const base = typed === '' ? '' : normalizeBase(typed);
  const settings = await settingsSlot.get();
  if (key === 'remove') await removeKey();
  if (key === 'move') await noteKey({ base, refusedAt: null });
  // Level C requires a service.
  const level = base === '' && settings.level === 'C' ? 'B' : settings.level;
  await settingsSlot.set({ ...settings, serviceBase: base, level });
  if (settings.serviceBase !== '' && settings.serviceBase !== base) await removeServiceAccess(settings.serviceBase);
  return readKeyStatus();
};

/** A name that belongs to nobody who is scanned (RFC 2606, section 3). */
const RESERVED = 'example.com';

/** One cheap scan of the service's own host, or of a reserved one if that is private: nothing about any scanned site is sent. */
export const testService = async (): Promise<ServiceTest> => {
  const { serviceBase: base } = await settingsSlot.get();
  if (base === '') throw new RangeError('no base address');
  const { hostname } = new URL(base);
  const question = { url: isPublicHost(hostname) ? hostname : RESERVED, pillar: 'domein' } as const;
  const end = AbortSignal.timeout(TIMEOUT.test);
  const outcome = await requestService(base, question, { open: unwritten, end });
  const { withKey, refusal, ms, left, terms } = outcome;
  return { withKey, refusal, ms, left, ...terms, error: outcome.ok ? null : outcome.error };
};

/** Calls an operation of the platform with the key that is bound to it. Throws an Error when it must not be called. */
export const runOperation = async (ask: Protocol['callOperation']['ask']): Promise<OperationAnswer> => {
  const [{ serviceBase: base, level }, { saved }] = await Promise.all([settingsSlot.get(), readKeyStatus()]);
  if (base === '' || level !== 'C' || !saved) throw new Error('no base address, contact level or key');
  if (!(await mayReach(base))) return { ok: false, why: 'noAccess' };
  const secret = await findKey(base);
  const line: Line = {
    send: fetchService,
    key: secret === null ? null : () => secret.reveal(),
    open: unwritten,
    end: AbortSignal.timeout(TIMEOUT.operation),
    now: () => performance.now(),
  };
  // The table names the page's fields; the client itself refuses missing values.
  return createOperationsClient(PLATFORM_OPERATIONS, base, line).call(ask.id, ask.values as never, ask.body);
};
