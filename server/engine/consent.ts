import type { Page } from 'puppeteer-core';
import type { ConsentAnswer, ConsentSeen, ConsentTraces } from '../../lib/extras.ts';
import { orElseLater } from '../../lib/fault.ts';
import { isSameSite } from '../../lib/parse/url/same-site.ts';

/** What is there before and after a consent banner is answered: of a visitor who never was there, by the browser's own account. */

/** Names and hosts that are told at most. */
const MOST = 100;

export interface ConsentWatch {
  /** To be called before the banner is answered; of several times the first counts. */
  answers(answer: ConsentAnswer): Promise<void>;
  /** What was there before, and what is there on top of it by now; null where no banner was answered, or that could not be seen. */
  seen(): Promise<ConsentSeen | null>;
}

const without = (all: readonly string[], known: readonly string[]): readonly string[] =>
  all.filter((one) => !known.includes(one));

/** Watches a page from before it is opened; `asked` is the address that is opened. */
export const watchConsent = (page: Page, url: string): ConsentWatch => {
  const site = new URL(url).hostname;
  const hosts = new Set<string>();
  let begun: { readonly answer: ConsentAnswer; readonly before: ConsentTraces | null } | null = null;
  page.on('request', (request) => {
    const url = URL.parse(request.url());
    if (url !== null && /^https?:$/.test(url.protocol) && !isSameSite(url.hostname, site)) hosts.add(url.hostname);
  });
  /** A cookie by its name; where another site has it, with whose it is. */
  const nameOf = ({ name, domain }: { readonly name: string; readonly domain: string }): string => {
    const host = domain.replace(/^\./, '');
    return isSameSite(host, site) ? name : `${name} (${host})`;
  };
  // What could not be seen is not told as nothing.
  const traces = (): Promise<ConsentTraces | null> =>
    orElseLater('traces of a page', null, async () => {
      const cookies = await page.browserContext().cookies();
      const names = [...new Set(cookies.map(nameOf))].toSorted();
      return { cookies: names.slice(0, MOST), hosts: [...hosts].toSorted().slice(0, MOST) };
    });
  return {
    answers: async (answer) => {
      begun ??= { answer, before: await traces() };
    },
    seen: async () => {
      if (begun === null || begun.before === null) return null;
      const { answer, before } = begun;
      const now = await traces();
      if (now === null) return null;
      const after = { cookies: without(now.cookies, before.cookies), hosts: without(now.hosts, before.hosts) };
      return { answer, before, after };
    },
  };
};
