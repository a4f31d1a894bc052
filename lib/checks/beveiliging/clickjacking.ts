import { defineCheck, type Ruling, toUnseen } from '../../check.ts';
import { listDroppedDirectives } from '../../parse/csp/csp.ts';
import { findRestriction } from '../../parse/csp/csp-reach.ts';
import { assessFraming, isContradicted, parseFrameOptions } from '../../parse/http/frame-options.ts';
import { parseSentPolicies } from './shared/enforced.ts';

/**
 * The effect of X-Frame-Options alone; with several different values browsers block every frame if they know one of
 * them (HTML §7.8).
 */
const decideByOptions = (options: readonly string[]): Ruling<'closed' | 'several' | 'allowFrom' | 'invalid'> | null => {
  if (options.length === 0) return null;
  if (assessFraming(options) !== 'allowed') return { code: options.length > 1 ? 'several' : 'closed', items: options };
  return { code: options[0]?.startsWith('allow-from') ? 'allowFrom' : 'invalid', items: options };
};

/** A meta element that was meant to prevent framing; browsers ignore both of these in meta elements. */
const isFramingMeta = ({ httpEquiv, content }: { readonly httpEquiv: string; readonly content: string }): boolean =>
  httpEquiv === 'x-frame-options' || (httpEquiv === 'content-security-policy' && /\bframe-ancestors\b/i.test(content));

export const clickjacking = defineCheck({
  id: 'clickjacking',
  weight: 5,
  who: 'webbouwer',
  effort: 1,
  source: 'https://www.w3.org/TR/CSP3/#directive-frame-ancestors',
  needs: ['fresh'],
  helps: ['raw'],
  verdicts: {
    closed: 'pass',
    contradiction: 'warn',
    several: 'warn',
    allowFrom: 'fail',
    open: 'fail',
    invalid: 'fail',
    skipped: 'fail',
    onlyMeta: 'fail',
    absent: 'fail',
  },

  judge({ fresh, raw }) {
    const sent = parseSentPolicies(fresh);
    if ('unseen' in sent) return sent;

    const options = parseFrameOptions(fresh.headers['x-frame-options']);
    const { state, sources } = findRestriction(sent, 'frame-ancestors');
    if (state === 'open') return { code: 'open', items: sources };
    if (state === 'closed')
      return { code: isContradicted(options, sources) ? 'contradiction' : 'closed', items: sources };

    const ruling = decideByOptions(options);
    const skipped = listDroppedDirectives(sent, 'frame-ancestors');
    if (skipped.length > 0 && (ruling === null || assessFraming(options) === 'allowed'))
      return { code: 'skipped', items: skipped };
    if (ruling !== null) return ruling;
    if (!raw.seen && raw.why !== 'notApplicable') return toUnseen(raw.why);
    const metas = raw.seen ? raw.value.head.metas : [];
    return { code: metas.some(isFramingMeta) ? 'onlyMeta' : 'absent' };
  },
});
