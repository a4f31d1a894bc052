import { escapeSingleQuoted } from './code.ts';
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

/** Repairs with code for each check, by its id. */
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

/**
 * Whether a repair relies on Apache's features. LiteSpeed replaces Apache under a control panel; of Apache's files, its
 * makers promise only the rules of mod_rewrite. How it treats conditions on headers and filters is not documented, and
 * could not be tested.
 */
const isForApache = ({ where, snippet }: Repair): boolean =>
  (where === 'htaccess' || where === 'htaccessEnd') && !snippet.startsWith('<IfModule mod_rewrite.c>');

/**
 * Makes a WordPress plug-in return immediately on a network's sites with other host names: the finding concerns this
 * site only. On a single-site WordPress the added lines change nothing.
 */
const limitToHost = ({ host }: Site, repair: Repair): Repair => {
  if (repair.where !== 'wpPlugin') return repair;
  const start = [
    '<?php',
    `if (is_multisite() && parse_url(home_url(), PHP_URL_HOST) !== '${escapeSingleQuoted(host)}') {`,
    '    return;',
    '}',
    '',
  ].join('\n');
  return { ...repair, snippet: repair.snippet.replace('<?php\n', () => start) };
};

/** The snippets that repair a finding on this site; empty when no code repairs it. */
export const findRepairs = (site: Site | null, fault: Fault): readonly Repair[] => {
  const make = Object.hasOwn(REPAIRS, fault.id) ? REPAIRS[fault.id] : undefined;
  if (site === null || make === undefined) return [];
  const all = make(site, fault).map((repair) => limitToHost(site, repair));
  return site.platforms.includes('litespeed') ? all.filter((one) => !isForApache(one)) : all;
};
