import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';

/** The parts that the service depends on. */
const PARTS = ['store', 'queue', 'browser'] as const;
type Part = (typeof PARTS)[number];

/** Checks whether the service can do its work; each rejects with the reason. A part that this process does not have is absent. */
export interface Readiness extends Partial<Readonly<Record<Exclude<Part, 'store'>, () => Promise<void>>>> {
  /** Checks the store. */
  ready(): Promise<void>;
}

/** Health response; `parts` gives the state of each part. */
export const Health = z.strictObject({
  ok: z.boolean(),
  parts: z.optional(
    z.strictObject({ store: z.boolean(), queue: z.optional(z.boolean()), browser: z.optional(z.boolean()) }),
  ),
});
export type Health = z.infer<typeof Health>;

/** Milliseconds within which a part must report that it works. */
const TIMEOUT = 5_000;

const isWell = async (look: () => Promise<void>): Promise<boolean> => {
  const { promise, resolve } = Promise.withResolvers<boolean>();
  const timer = setTimeout(() => resolve(false), TIMEOUT);
  const found = look().then(
    () => true,
    () => false,
  );
  return Promise.race([found, promise]).finally(() => clearTimeout(timer));
};

/** Checks each part. */
const checkParts = async ({ ready, queue, browser }: Readiness): Promise<NonNullable<Health['parts']>> => ({
  store: await isWell(ready),
  ...(queue && { queue: await isWell(queue) }),
  ...(browser && { browser: await isWell(browser) }),
});

/** `/healthz`: the process responds. `/readyz`: it can do its work, or which part cannot. */
export const addHealth = (app: FastifyInstance, readiness: Readiness): void => {
  app.get('/healthz', async (): Promise<Health> => ({ ok: true }));
  app.get('/readyz', async (_, reply) => {
    const parts = await checkParts(readiness);
    const ok = Object.values(parts).every((isGood) => isGood !== false);
    return reply.status(ok ? 200 : 503).send({ ok, parts } satisfies Health);
  });
};
