import { agentEndpointsValid } from '../../../lib/checks/ai/agent-endpoints-valid.ts';
import type { Facts } from '../../../lib/evidence.ts';
import { blindCases, cases } from '../../kit/cases.ts';
import { blind, http, seen } from '../../kit/facts.ts';

type WellKnown = Facts['wellKnown'];
type Kind = NonNullable<WellKnown['advertised']>['kind'];

const NO_FILE = seen(http({}, { status: 404 }));
const json = (body: string, type = 'application/json', status = 200) =>
  seen(http({ 'content-type': type }, { body, status }));
const files = (changes: Partial<WellKnown> = {}): { wellKnown: WellKnown } => ({
  wellKnown: { tdmrep: NO_FILE, aiCatalog: NO_FILE, advertised: null, ...changes },
});
const advertising = (kind: Kind, reply: NonNullable<WellKnown['advertised']>['reply']) =>
  files({ advertised: { kind, url: 'https://voorbeeld.nl/agent', reply } });

cases(agentEndpointsValid, {
  valid: [
    advertising('agentCard', json('{"name":"Voorbeeld"}')),
    advertising('markdown', json('# Fietsen', 'text/markdown')),
    files({ aiCatalog: json('{"specVersion":"1"}') }),
  ],
  dead: [advertising('mcpCard', json('', 'text/html', 404)), advertising('markdown', json('', 'text/html', 500))],
  wrongType: [
    advertising('agentCard', json('<!doctype html><p>', 'text/html')),
    advertising('markdown', json('<!doctype html><p>', 'text/html')),
    files({ aiCatalog: json('{kapot') }),
    files({ aiCatalog: json('null') }),
  ],
  stale: [advertising('plugin', json('{}')), advertising('plugin', NO_FILE)],
  none: [
    files(),
    files({ aiCatalog: json('<!doctype html><p>Welkom', 'text/html') }),
    // The licence is judged together with the declarations.
    advertising('licence', NO_FILE),
  ],
});

const cut = seen(http({ 'content-type': 'application/json' }, { body: '{"name":', truncated: true }));

blindCases(agentEndpointsValid, [
  files({ aiCatalog: blind('wall') }),
  files({ aiCatalog: cut }),
  advertising('agentCard', blind('timeout')),
  advertising('agentCard', cut),
]);
