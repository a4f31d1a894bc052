import type { Fault, Repair, Site, Topic } from './shape.ts';
import { cookies } from './topics/cookies.ts';
import { files } from './topics/files.ts';
import { head } from './topics/head.ts';
import { identity } from './topics/identity.ts';
import { mailDns } from './topics/mail-dns.ts';
import { ownHttp } from './topics/own-http.ts';
import { pages } from './topics/pages.ts';
import { redirects } from './topics/redirects.ts';
import { robots } from './topics/robots.ts';
import { securityHeaders } from './topics/security-headers.ts';
import { server } from './topics/server.ts';
import { styles } from './topics/styles.ts';

/** How each check is repaired with code, by its id. */
export const REPAIRS: Topic = {
  ...cookies,
  ...files,
  ...head,
  ...identity,
  ...mailDns,
  ...ownHttp,
  ...pages,
  ...redirects,
  ...robots,
  ...securityHeaders,
  ...server,
  ...styles,
};

/** The snippets that repair a finding on this site; none where no code repairs it. */
export const repairsFor = (site: Site | null, fault: Fault): readonly Repair[] => {
  const make = Object.hasOwn(REPAIRS, fault.id) ? REPAIRS[fault.id] : undefined;
  return site === null || make === undefined ? [] : make(site, fault);
};
