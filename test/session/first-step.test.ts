import { expect, test } from 'vitest';
import { finish } from '../../lib/session/result.ts';
import { isBeyondOwner } from '../../lib/view/beyond.ts';
import { listSteps } from '../../lib/view.ts';
import { allJudged, presenter } from './stage.ts';

const session = allJudged();
const findings = session.judged.flatMap((one) => one.findings);
const scores = session.judged.map(({ score }) => score);
const pathOn = (platforms: readonly string[]) => listSteps({ findings, scores, overall: null, platforms });

test('what only the platform’s vendor can fix is not the first step, as in the report’s path', () => {
  const [lead] = pathOn([])[0]?.findings ?? [];
  expect(finish(session, presenter, 1).first?.check).toBe(lead?.id);
  // As if only the platform could change that one.
  const isBeyond = () => (finding: { readonly id: string }) => finding.id === lead?.id;
  const first = finish(session, { ...presenter, isBeyond }, 1).first;
  expect(first?.check).not.toBe(lead?.id);
  expect(first).not.toBeNull();
});

test('a Shopify site has the same first step in the popup as in the report', () => {
  const [step] = pathOn(['shopify']);
  const first = finish(session, { ...presenter, isBeyond: () => isBeyondOwner(['shopify']) }, 1).first;
  expect(first?.check).toBe(step?.findings[0].id);
});
