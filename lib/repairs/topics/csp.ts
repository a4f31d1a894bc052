import { headerRepairs } from '../header.ts';
import type { Repair, Site, Topic } from '../shape.ts';

/** A policy for a site that loads nothing from elsewhere. */
const WHOLE =
  "default-src 'self'; script-src 'self'; object-src 'none'; base-uri 'self'; form-action 'self'; frame-ancestors 'self'";

/** Policies add up: what one refuses is refused, so that a second one can close what the first left open. */
const beside = (site: Site, value: string): readonly Repair[] =>
  headerRepairs(site, [{ name: 'Content-Security-Policy', value, beside: true }], 'breaksPage');

const whole = (site: Site): readonly Repair[] =>
  headerRepairs(site, [{ name: 'Content-Security-Policy', value: WHOLE }], 'breaksPage');

export const csp: Topic = {
  'csp-present': (site, { code }) =>
    code === 'partial' ? beside(site, "script-src 'self'; object-src 'none'") : whole(site),
  'csp-script-policy': (site, { code }) =>
    code === 'absent' ? whole(site) : beside(site, "script-src 'self'; object-src 'none'; base-uri 'self'"),
  'csp-base-uri-object': (site) => beside(site, "base-uri 'none'; object-src 'none'"),
  'csp-form-action': (site) => beside(site, "form-action 'self'"),
  // Everything a script could be loaded from, and no `unsafe-eval`.
  'csp-eval': (site) => beside(site, "script-src * data: blob: 'unsafe-inline' 'wasm-unsafe-eval'"),
};
