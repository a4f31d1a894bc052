import type { Target } from '../../model.ts';
import type { Answer } from './answer.ts';
import { resolveNext } from './follow.ts';
import { limit } from './limit.ts';
import { createOnce } from './once.ts';
import { mayAskRegister } from './policy.ts';
import { NotObservable, type Reach } from './reach.ts';
import { createCachedSend, type ResponseCache } from './response-cache.ts';
import type { RequestOptions, Send, Sent } from './send.ts';

/** Maximum number of DNS questions of one scan, and of concurrent ones. */
const PLAN = { questions: 70, inFlight: 8 };
/** Maximum number of bytes of an answer of a resolver or registry. */
const CAP = 262_144;
/** Redirects followed between registers: from the directory to a registry, and from there to a registrar. */
const HOPS = 3;

interface ServiceReachDeps {
  readonly target: Target;
  readonly send: Send;
  readonly memory: ResponseCache;
  /** Number of questions of the plan that were already sent. */
  readonly spent: number;
  /** Address of the DNS-over-HTTPS resolver. */
  readonly resolver: string;
}

type Consulted = Sent & { readonly answer: Answer };

/** Passes on at most as many questions as the plan allows. */
const limitToPlan = ({ send, spent }: ServiceReachDeps): Send => {
  let left = Math.max(0, PLAN.questions - spent);
  return async (url, options) => {
    if (options.purpose !== 'dns') return send(url, options);
    if (left === 0) throw new NotObservable('time', 'the plan of questions is used up');
    left -= 1;
    return send(url, options);
  };
};

/** The part of the reach that contacts the resolver and the registry: at contact level B and up, and only for public names. */
export const createServiceReach = (deps: ServiceReachDeps): Pick<Reach, 'resolve' | 'registry'> => {
  const { target, resolver } = deps;
  const through = limit(PLAN.inFlight);
  const answers = createOnce<Uint8Array>();
  const send = createCachedSend(limitToPlan(deps), deps.memory);

  const consultService = async (url: URL, options: Omit<RequestOptions, 'cap'>): Promise<Consulted> => {
    if (target.level === 'A' || !target.isPublic) throw new NotObservable('off');
    const sent = await send(url, { ...options, cap: CAP });
    const { answer } = sent;
    if (answer === null) throw new NotObservable('offline', url.host);
    if (answer.status === 429) throw new NotObservable('limited', url.host);
    if (answer.truncated) throw new NotObservable('tooLarge', url.host);
    return { ...sent, answer };
  };

  const sendQuestion = async (url: URL): Promise<Uint8Array> => {
    const { answer } = await consultService(url, { purpose: 'dns', accept: 'application/dns-message' });
    // A redirect would pass the question to a server that the user did not choose.
    if (answer.status === 0) throw new NotObservable('unfitResolver', `${url.host} redirects, not followed`);
    if (answer.status !== 200) throw new NotObservable('offline', `${url.host} answered ${answer.status}`);
    return answer.body;
  };

  return {
    resolve: (query) => {
      const url = new URL(resolver);
      url.searchParams.set('dns', toBase64Url(query));
      return answers(url.href, () => through(() => sendQuestion(url)));
    },
    registry: async (address) => {
      const accept = 'application/rdap+json, application/json';
      const { status, body } = await requestRegisters(new URL(address), (url) =>
        consultService(url, { purpose: 'registry', accept }),
      );
      return { status, text: new TextDecoder().decode(body) };
    },
  };
};

/** The answer of a register; follows redirects (RFC 7480 §5.2) when they are visible and lead to another register. */
const requestRegisters = async (address: URL, consult: (url: URL) => Promise<Consulted>): Promise<Answer> => {
  let url = address;
  for (let hops = 0; hops <= HOPS; hops += 1) {
    const { answer, outcome, followed } = await consult(url);
    if (answer.status !== 0) return answer;
    const last = outcome.hops.at(-1);
    if (last === undefined) throw new NotObservable('hidden', `${url.host} redirects, not followed`);
    const next = resolveNext(last);
    if (next === null || !mayAskRegister(next))
      throw new NotObservable('malformed', `${url.host} redirects to ${next?.host}`);
    followed?.();
    url = next;
  }
  throw new NotObservable('loop', `redirects without end from ${address.host}`);
};

/** Base64url (RFC 4648 §5) without padding, as RFC 8484 §4.1 requires. */
const toBase64Url = (bytes: Uint8Array): string =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/(?<!=)=+$/, '');
