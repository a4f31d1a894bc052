import { expect, test } from 'vitest';
import { CHECKS } from '../../../lib/checks/index.ts';

/** The hosting provider assigns the web server's addresses; all else in this pillar is DNS, mail or registration. */
const OF_THE_SERVER = ['web-ipv6'];

test('the domain administrator repairs exactly DNS, mail and registration', () => {
  const all = Object.values(CHECKS).flatMap(({ checks }) => checks.map(({ id, who }) => ({ id: `${id}`, who })));
  const theirs = all.filter(({ who }) => who === 'domeinbeheerder').map(({ id }) => id);
  const pillar = CHECKS.domein.checks.map(({ id }) => `${id}`);
  expect(pillar.length).toBeGreaterThan(30);
  expect([...theirs, ...OF_THE_SERVER].sort()).toEqual([...pillar].sort());
});
