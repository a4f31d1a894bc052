import { defineCheck, type Ruling, unseen } from '../../check.ts';
import { restriction } from '../../parse/csp-reach.ts';
import { frameOptions, isContradicted } from '../../parse/frame-options.ts';
import { sentPolicies } from './shared/enforced.ts';

type Code = 'closed' | 'contradiction' | 'several' | 'allowFrom' | 'open' | 'invalid' | 'onlyMeta' | 'absent';

/** What X-Frame-Options alone does: browsers take several different values as a refusal (HTML §7.8). */
const byOptions = (options: readonly string[]): Ruling<Code> | null => {
  if (options.length === 0) return null;
  const known = options.filter((option) => ['deny', 'sameorigin'].includes(option));
  if (options.length > 1) return { code: known.length > 0 ? 'several' : 'invalid', items: options };
  if (known.length === 1) return { code: 'closed', items: options };
  return { code: options[0]?.startsWith('allow-from') ? 'allowFrom' : 'invalid', items: options };
};

export const clickjacking = defineCheck({
  id: 'clickjacking',
  weight: 6,
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
    onlyMeta: 'fail',
    absent: 'fail',
  },

  judge({ fresh, raw }) {
    const sent = sentPolicies(fresh);
    if ('unseen' in sent) return sent;

    const options = frameOptions(fresh.headers['x-frame-options']);
    const { state, sources } = restriction(sent, 'frame-ancestors');
    if (state === 'open') return { code: 'open', items: sources };
    if (state === 'closed')
      return { code: isContradicted(options, sources) ? 'contradiction' : 'closed', items: sources };

    const ruling = byOptions(options);
    if (ruling !== null) return ruling;
    if (!raw.seen && raw.why !== 'notApplicable') return unseen(raw.why);
    const metas = raw.seen ? raw.value.head.metas : [];
    return { code: metas.some(isFramingMeta) ? 'onlyMeta' : 'absent' };
  },
});

const isFramingMeta = ({ httpEquiv, content }: { readonly httpEquiv: string; readonly content: string }): boolean =>
  httpEquiv === 'x-frame-options' || (httpEquiv === 'content-security-policy' && /\bframe-ancestors\b/i.test(content));
