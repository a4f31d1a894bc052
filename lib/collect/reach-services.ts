import type { Target } from '../model.ts';
import { gate } from './gate.ts';
import { type Memory, remembering } from './memory.ts';
import { once } from './once.ts';
import { Blinded, type Reach } from './reach.ts';
import type { Errand, Send } from './send.ts';

/** DNS questions of one scan, and how many are under way at once. */
const PLAN = { questions: 70, inFlight: 8 };
/** Bytes of an answer of a resolver or registry. */
const CAP = 262_144;

export interface ServiceMeans {
  readonly target: Target;
  readonly send: Send;
  readonly memory: Memory;
  /** Questions that were already asked of the plan. */
  readonly spent: number;
  /** Address of the DNS-over-HTTPS resolver. */
  readonly resolver: string;
}

interface Consulted {
  readonly status: number;
  readonly body: Uint8Array;
}

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
    const { answer } = await send(url, { ...errand, cap: CAP });
    if (answer === null) throw new Blinded('offline', url.host);
    if (answer.status === 429) throw new Blinded('limited', url.host);
    if (answer.truncated) throw new Blinded('tooLarge', url.host);
    return answer;
  };

  const question = async (url: URL): Promise<Uint8Array> => {
    const { status, body } = await consult(url, {
      purpose: 'dns',
      redirect: 'manual',
      accept: 'application/dns-message',
    });
    if (status !== 200) throw new Blinded('offline', `${url.host} answered ${status}`);
    return body;
  };

  return {
    resolve: (query) => {
      const url = new URL(resolver);
      url.searchParams.set('dns', toBase64Url(query));
      return answers(url.href, () => through(() => question(url)));
    },
    registry: async (address) => {
      const { status, body } = await consult(new URL(address), {
        purpose: 'registry',
        redirect: 'follow',
        accept: 'application/rdap+json, application/json',
      });
      return { status, text: new TextDecoder().decode(body) };
    },
  };
};

/** RFC 4648 §5 without padding, as RFC 8484 §4.1 asks. */
const toBase64Url = (bytes: Uint8Array): string =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '');
