import * as z from 'zod/mini';
import { type ConsentSeen, type Extras, type Locale, VIEWS, type ViewResult } from '../../../../lib/model.ts';
import { toIsoText } from '../../../../lib/time.ts';
import { sayFinding } from '../../../../lib/words/say.ts';

const ViewFinding = z.strictObject({
  where: z.enum(['only', 'not', 'more']),
  check: z.string(),
  title: z.string(),
  conclusion: z.string(),
  outcome: z.string(),
  items: z.array(z.string()),
  /** The conclusion's code and the values in its sentence, for clients that use their own wording; null if there is none. */
  code: z.nullable(z.string()),
  args: z.record(z.string(), z.union([z.string(), z.number()])),
});

const ConsentTraces = z.strictObject({ cookies: z.array(z.string()), hosts: z.array(z.string()) });

/** Results of the extras of a scan; they do not affect the score. All of it is third-party text. */
export const ScanExtras = z.strictObject({
  views: z.nullable(
    z.array(
      z.strictObject({
        view: z.enum(VIEWS),
        seen: z.boolean(),
        text_share: z.nullable(z.number()),
        findings: z.array(ViewFinding),
      }),
    ),
  ),
  consent: z.nullable(
    z.strictObject({ answer: z.enum(['accept', 'refuse']), before: ConsentTraces, after: ConsentTraces }),
  ),
  links: z.nullable(
    z.array(
      z.strictObject({
        url: z.string(),
        text: z.string(),
        why: z.string(),
        to: z.nullable(z.string()),
        state: z.enum(['alive', 'dead', 'softDead', 'unclear', 'robots', 'acts']),
      }),
    ),
  ),
  mail_tls: z.nullable(
    z.array(
      z.strictObject({
        host: z.string(),
        why: z.string(),
        protocol: z.nullable(z.string()),
        distrust: z.nullable(z.string()),
        state: z.enum(['tls', 'noStartTls', 'tlsFailed', 'injected', 'noSmtp', 'unreachable']),
        expires_at: z.nullable(z.string()),
        dane: z.nullable(z.enum(['none', 'unusable', 'insecure', 'valid', 'invalid'])),
      }),
    ),
  ),
});

export type ScanExtras = z.infer<typeof ScanExtras>;

/** Maximum items of a finding in the response, and characters of each, as for the scan itself. */
const MAX = { items: 20, text: 2_000 };

const toView = ({ view, seen, findings, text }: ViewResult, locale: Locale) => ({
  view,
  seen,
  text_share: text,
  findings: findings.map(({ where, finding }) => {
    const { title, conclusion } = sayFinding(finding, locale);
    const items = finding.items.slice(0, MAX.items).map((item) => item.slice(0, MAX.text));
    const { code, args, outcome } = finding;
    return { where, check: finding.id, title, conclusion, outcome, items, code, args: { ...args } };
  }),
});

const toConsent = (seen: Extras['consent']): ScanExtras['consent'] => {
  if (seen === undefined) return null;
  const copyTraces = ({ cookies, hosts }: ConsentSeen['before']) => ({ cookies: [...cookies], hosts: [...hosts] });
  return { answer: seen.answer, before: copyTraces(seen.before), after: copyTraces(seen.after) };
};

/** Converts the extras of a scan to their representation in the API; null if there are none. */
export const toScanExtras = (extras: Extras | undefined, locale: Locale): ScanExtras | null =>
  extras === undefined
    ? null
    : {
        views: extras.views?.map((view) => toView(view, locale)) ?? null,
        consent: toConsent(extras.consent),
        links: extras.links?.map(({ url, text, state, why, to }) => ({ url, text, state, why, to })) ?? null,
        mail_tls:
          extras.mailTls?.map(({ expiresAt, host, state, why, protocol, distrust, dane }) => ({
            host,
            state,
            why,
            protocol,
            distrust,
            dane,
            expires_at: expiresAt === null ? null : toIsoText(expiresAt),
          })) ?? null,
      };
