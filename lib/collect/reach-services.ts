import type { Target } from '../model.ts';
import type { Answer } from './answer.ts';
import { nextOf } from './follow.ts';
import { gate } from './gate.ts';
import { type Memory, remembering } from './memory.ts';
import { once } from './once.ts';
import { mayAskRegister } from './policy.ts';
import { Blinded, type Reach } from './reach.ts';
import type { Errand, Send, Sent } from './send.ts';

/** DNS questions of one scan, and how many are under way at once. */
const PLAN = { questions: 70, inFlight: 8 };
/** Bytes of an answer of a resolver or registry. */
const CAP = 262_144;
/** Redirects followed between registers: from the directory to a registry, and from there to a registrar. */
const HOPS = 3;

export interface ServiceMeans {
  readonly target: Target;
  readonly send: Send;
  readonly memory: Memory;
  /** Questions that were already asked of the plan. */
  readonly spent: number;
  /** Address of the DNS-over-HTTPS resolver. */
  readonly resolver: string;
}

type Consulted = Sent & { readonly answer: Answer };

/** Lets through as many questions as the plan has. */
const planned = ({ send, spent }: ServiceMeans): Send => {
  let left = Math.max(0, PLAN.questions - spent);
  return async (url, errand) => {
    if (errand.purpose !== 'dns') return send(url, errand);
    if (left === 0) throw new Blinded('time', 'the plan of questions is used up');
    left -= 1;
    return send(url, errand);
  };
};

/** The part of reach that asks resolver and registry: at contact level B and up, and only for public names. */
export const serviceReach = (means: ServiceMeans): Pick<Reach, 'resolve' | 'registry'> => {
  const { target, resolver } = means;
  const through = gate(PLAN.inFlight);
  const answers = once<Uint8Array>();
  const send = remembering(planned(means), means.memory);

  const consult = async (url: URL, errand: Omit<Errand, 'cap'>): Promise<Consulted> => {
    if (target.level === 'A' || !target.isPublic) throw new Blinded('off');
    const sent = await send(url, { ...errand, cap: CAP });
    const { answer } = sent;
    if (answer === null) throw new Blinded('offline', url.host);
    if (answer.status === 429) throw new Blinded('limited', url.host);
    if (answer.truncated) throw new Blinded('tooLarge', url.host);
    return { ...sent, answer };
  };

  const question = async (url: URL): Promise<Uint8Array> => {
    const { answer } = await consult(url, { purpose: 'dns', accept: 'application/dns-message' });
    // Whom it would hand the question to was not chosen by the user.
    if (answer.status === 0) throw new Blinded('unfitResolver', `${url.host} redirects, not followed`);
    if (answer.status !== 200) throw new Blinded('offline', `${url.host} answered ${answer.status}`);
    return answer.body;
  };

  return {
    resolve: (query) => {
      const url = new URL(resolver);
      url.searchParams.set('dns', toBase64Url(query));
      return answers(url.href, () => through(() => question(url)));
    },
    registry: async (address) => {
      const accept = 'application/rdap+json, application/json';
      const { status, body } = await askRegisters(new URL(address), (url) =>
        consult(url, { purpose: 'registry', accept }),
      );
      return { status, text: new TextDecoder().decode(body) };
    },
  };
};

/** The answer of a register, redirects followed (RFC 7480 §5.2) where they are seen and lead to another one. */
const askRegisters = async (asked: URL, consult: (url: URL) => Promise<Consulted>): Promise<Answer> => {
  let url = asked;
  for (let hops = 0; hops <= HOPS; hops += 1) {
    const { answer, told, followed } = await consult(url);
    if (answer.status !== 0) return answer;
    const last = told.hops.at(-1);
    if (last === undefined) throw new Blinded('hidden', `${url.host} redirects, not followed`);
    const next = nextOf(last);
    if (next === null || !mayAskRegister(next))
      throw new Blinded('malformed', `${url.host} redirects to ${next?.host}`);
    followed?.();
    url = next;
  }
  throw new Blinded('malformed', `redirects without end from ${asked.host}`);
};

/** RFC 4648 §5 without padding, as RFC 8484 §4.1 asks. */
const toBase64Url = (bytes: Uint8Array): string =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/(?<!=)=+$/, '');
