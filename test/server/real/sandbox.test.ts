import { afterAll, beforeAll, expect, test } from 'vitest';
import { startWorld, type World } from '../../world/world.ts';
import { allowsSandbox } from '../kit/machine.ts';
import { openWorldEngine } from '../kit/world-engine.ts';

/** A scan has a sandbox around its browser, or there is none: whatever this machine allows. */

let world: World;
beforeAll(async () => {
  world = await startWorld();
});
afterAll(() => world?.stop());

test('a page is looked at within the sandbox, and where the machine forbids that, what allows it is said', async () => {
  const engine = await openWorldEngine(world);
  const scan = engine.scan({ url: 'https://goed.nl/' });
  await (allowsSandbox
    ? expect(scan).resolves.toMatchObject({ session: { state: { overall: 100 } } })
    : expect(scan).rejects.toThrow(/user namespaces|sandbox/i));
  await engine.close();
});
