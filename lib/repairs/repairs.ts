import type { Fault, Repair, Site, Topic } from './shape.ts';
import { cookies } from './topics/cookies.ts';
import { csp } from './topics/csp.ts';
import { mailDns } from './topics/mail-dns.ts';
import { redirects } from './topics/redirects.ts';
import { securityHeaders } from './topics/security-headers.ts';
import { server } from './topics/server.ts';

/** How each check is repaired with code, by its id. */
export const REPAIRS: Topic = { ...cookies, ...csp, ...mailDns, ...redirects, ...securityHeaders, ...server };

/** The snippets that repair a finding on this site; none where no code repairs it. */
export const repairsFor = (site: Site | null, fault: Fault): readonly Repair[] => {
  const make = Object.hasOwn(REPAIRS, fault.id) ? REPAIRS[fault.id] : undefined;
  return site === null || make === undefined ? [] : make(site, fault);
};
