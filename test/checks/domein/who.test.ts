import { expect, test } from 'vitest';
import { CHECKS } from '../../../lib/checks/index.ts';

/** An address of the web server is the hosting provider's to give; all else of this pillar is DNS, mail or registration. */
const OF_THE_SERVER = ['web-ipv6'];

test('DNS, mail and registration are repaired by who runs them, and nothing else is', () => {
  const all = Object.values(CHECKS).flatMap(({ checks }) => checks.map(({ id, who }) => ({ id: `${id}`, who })));
  const theirs = all.filter(({ who }) => who === 'domeinbeheerder').map(({ id }) => id);
  const pillar = CHECKS.domein.checks.map(({ id }) => `${id}`);
  expect(pillar.length).toBeGreaterThan(30);
  expect([...theirs, ...OF_THE_SERVER].sort()).toEqual([...pillar].sort());
});
