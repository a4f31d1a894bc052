import { defineCheck } from '../../check.ts';
import { policiesOf } from './shared/enforced.ts';

export const trustedTypes = defineCheck({
  id: 'trusted-types',
  weight: 0,
  who: 'webbouwer',
  source: 'https://www.w3.org/TR/trusted-types/',
  needs: ['fresh', 'raw'],
  verdicts: { required: 'info', absent: 'info' },

  judge({ fresh, raw }) {
    const policies = policiesOf(fresh, raw);
    if ('unseen' in policies) return policies;
    const sinks = policies.flatMap(({ directives }) => directives.get('require-trusted-types-for') ?? []);
    return { code: sinks.some((sink) => sink.toLowerCase() === "'script'") ? 'required' : 'absent' };
  },
});
