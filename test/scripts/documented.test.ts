import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { commandsIn, documented } from '../../scripts/documented/commands.ts';
import { callOf, PLANS, planOf } from '../../scripts/documented/plans.ts';

const ROOT = join(import.meta.dirname, '../..');
const COMMANDS = documented();

describe('commands in the documentation', () => {
  test('are extracted from blocks, spans and units', () => {
    expect(
      commandsIn(
        '```\nnpm start  # opens\ncd /opt && sudo npm ci --ignore-scripts\nnode\n```\n`npm run house -- --small`, `npm`, `pijler scan\nexample.nl`\n```ts\nnpm no\n```\n',
      ),
    ).toEqual(['npm start', 'sudo npm ci --ignore-scripts', 'npm run house -- --small', 'pijler scan example.nl']);
    expect(commandsIn('[Service]\nExecStart=/opt/p/node_modules/.bin/node --import ./x.ts serve\n', 'unit')).toEqual([
      'node_modules/.bin/node --import ./x.ts serve',
    ]);
    expect(commandsIn('steps:\n  - run: npm ci\n  - run: |\n      A_B=c pijler scan x\n', 'yaml')).toEqual([
      'npm ci',
      'A_B=c pijler scan x',
    ]);
  });

  test('are more than fifty, including the systemd service', () => {
    expect(COMMANDS.length).toBeGreaterThan(50);
    expect(COMMANDS.map(({ command }) => command)).toEqual(
      expect.arrayContaining(['npm start', 'npm test', 'npm run serve', 'npm ci --omit=dev']),
    );
    expect(COMMANDS.filter(({ document }) => document.endsWith('.service'))).toHaveLength(1);
  });

  test.each(COMMANDS.map(({ command, document }) => [command, document] as const))(
    '%s (%s) is tried, or has a reason why not',
    (command) => {
      const plan = planOf(command);
      expect(plan, 'scripts/documented/plans.ts has no plan for it').not.toBeNull();
      if (plan?.way === 'left') expect(plan.why).toMatch(/^.{15,}\.$/);
      // All placeholders must have been replaced.
      else if (plan) expect(callOf(command, plan)).not.toMatch(/<|example\.|…|%i|\bKEY\b/);
    },
  );

  test('have no unused plan, and every test that a plan names exists', () => {
    for (const [pattern, plan] of PLANS) {
      expect(
        COMMANDS.some(({ command }) => pattern.test(command)),
        `${pattern}`,
      ).toBe(true);
      if (plan.way !== 'left') continue;
      for (const [file] of plan.why.matchAll(/test\/\S+\.tsx?/g)) expect(existsSync(join(ROOT, file)), file).toBe(true);
    }
  });

  test('are mostly tried', () => {
    // Excluding benchmarks, which need a machine of their own, and commands of other programs.
    const wanted = COMMANDS.filter(
      ({ command }) => /^(?:npm|npx|pijler|node)/.test(command) && !/^npm run bench/.test(command),
    );
    const tried = wanted.filter(({ command }) => planOf(command)?.way !== 'left');
    expect(tried.length).toBeGreaterThan(wanted.length * 0.55);
  });
});
