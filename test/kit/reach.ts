import type { Answer } from '../../lib/collect/network/answer.ts';
import { NotObservable, type Reach, type SiteRequest } from '../../lib/collect/network/reach.ts';
import type { Facts } from '../../lib/evidence.ts';
import type { Target } from '../../lib/model.ts';
import { mayAct } from '../../lib/parse/url/action-address.ts';
import { type Deep, NOW, page } from './facts.ts';

export const target = (changes: Partial<Target> = {}): Target => ({
  tabId: 1,
  url: 'https://voorbeeld.nl/',
  host: 'voorbeeld.nl',
  domain: 'voorbeeld.nl',
  isPublic: true,
  onSharedSuffix: false,
  at: NOW,
  level: 'B',
  pillar: null,
  ...changes,
});

/** The response of an address in a fake world; `says` is what the browser's parser would make of its HTML. */
export interface FakeAnswer extends Partial<Omit<Answer, 'body'>> {
  readonly body?: string | Uint8Array;
  readonly says?: Deep<Facts['page']>;
}

export interface FakeReach extends Reach {
  /** The requests, in order. */
  readonly requests: (SiteRequest & { readonly url: string })[];
}

const toAnswer = (
  url: string,
  { says, body = says === undefined ? '' : '<!doctype html>', ...given }: FakeAnswer,
): Answer => ({
  asked: url,
  url,
  status: 200,
  redirected: false,
  headers: { 'content-type': 'text/html; charset=utf-8' },
  truncated: false,
  cookies: null,
  ...given,
  body: typeof body === 'string' ? new TextEncoder().encode(body) : body,
});

const unused = (name: string) => () => Promise.reject(new Error(`${name} is not part of this world`));

/**
 * A world in which only the given addresses respond; any other is a 404, and a reason makes it unseen. Addresses that may act are
 * not requested.
 */
export const fakeReach = (
  shown: Deep<Facts['page']>,
  answers: Readonly<Record<string, FakeAnswer | NotObservable['why']>> = {},
): FakeReach => {
  const requests: FakeReach['requests'] = [];
  const parse: Reach['parse'] = async ({ url }) => {
    const answer = answers[url];
    return page(typeof answer === 'object' ? (answer.says ?? {}) : {});
  };
  return {
    requests,
    page: async () => page(shown),
    site: async (url, ask) => {
      // As in the fetch policy, except for the page itself.
      if (url !== shown.document?.url && mayAct(url)) throw new NotObservable('otherHost', url);
      requests.push({ url, ...ask });
      const answer = answers[url] ?? { status: 404 };
      if (typeof answer === 'string') throw new NotObservable(answer);
      return toAnswer(url, answer);
    },
    parse,
    parsePart: async (html, part) => (await parse(html))[part],
    showsCertificates: false,
    certificate: unused('certificate'),
    axe: unused('axe'),
    libraries: unused('libraries'),
    trail: unused('trail'),
    resolve: unused('resolve'),
    registry: unused('registry'),
    remember: unused('remember'),
    detectLanguage: unused('detectLanguage'),
  };
};
