import { coepCorp } from '../../../lib/checks/beveiliging/coep-corp.ts';
import { cases } from '../../kit/cases.ts';
import { http } from '../../kit/facts.ts';

const EMBEDDER = { 'cross-origin-embedder-policy': 'require-corp' };
const RESOURCE = { 'cross-origin-resource-policy': 'same-site' };

cases(coepCorp, {
  both: [{ fresh: http({ ...EMBEDDER, ...RESOURCE }) }],
  embedder: [
    { fresh: http(EMBEDDER) },
    { fresh: http({ ...EMBEDDER, 'cross-origin-resource-policy': 'cross-origin' }) },
    { fresh: http({ 'cross-origin-embedder-policy': 'credentialless; report-to="x"' }) },
  ],
  resource: [
    { fresh: http(RESOURCE) },
    { fresh: http({ ...RESOURCE, 'cross-origin-embedder-policy': '"require-corp"' }) },
  ],
  neither: [{ fresh: http() }, { fresh: http({ 'cross-origin-embedder-policy': 'unsafe-none' }) }],
});
