import { defineCheck } from '../../check.ts';
import { parseToken } from '../../parse/http/structured-field.ts';

export const coepCorp = defineCheck({
  id: 'coep-corp',
  weight: 0,
  who: 'webbouwer',
  source: 'https://html.spec.whatwg.org/multipage/browsers.html#coep',
  needs: ['fresh'],
  verdicts: { both: 'info', embedder: 'info', resource: 'info', neither: 'info' },

  judge({ fresh }) {
    const embedder = fresh.headers['cross-origin-embedder-policy'];
    const resource = fresh.headers['cross-origin-resource-policy']?.trim();
    const isolates = ['require-corp', 'credentialless'].includes(parseToken(embedder ?? '') ?? '');
    const restricts = ['same-origin', 'same-site'].includes(resource ?? '');
    const items = [embedder, resource].flatMap((value) => value ?? []);
    if (isolates) return { code: restricts ? 'both' : 'embedder', items };
    return { code: restricts ? 'resource' : 'neither', items };
  },
});
