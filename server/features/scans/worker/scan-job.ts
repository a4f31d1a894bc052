import * as z from 'zod/mini';
import { PILLARS } from '../../../../lib/model.ts';
import { EXTRAS } from './extras.ts';

/** A scan that waits for a worker, or has one, as the queue holds it (JSON of pg-boss). */
const ScanJobSchema = z.object({
  /** Of this shape: a job without it is of the first. A worker of this version takes no other. */
  version: z.optional(z.literal(1)),
  /** What is asked of it, by the name under which jobs of earlier versions wait. */
  question: z.object({
    url: z.string(),
    pillar: z.nullable(z.enum(PILLARS)),
    locale: z.enum(['nl', 'en']),
    variant: z.exactOptional(z.string()),
  }),
  /** The tier that asked first. */
  tier: z.enum(['public', 'partner']),
  /** How it is looked at and what is done before, sealed (`sealed.ts`): such a scan is its team's alone. */
  sealed: z.exactOptional(z.string()),
  /** What is looked at beside the checks (`extras.ts`). */
  also: z.exactOptional(z.readonly(z.array(z.enum(EXTRAS)))),
  /** Who asked first, where that was without a key. */
  client: z.exactOptional(z.object({ address: z.string(), network: z.nullable(z.string()) })),
});
export type ScanJob = Readonly<Omit<z.infer<typeof ScanJobSchema>, 'version'>>;

/** A job that is of another version, or damaged: it fails, and whoever asked is told to ask again. */
class UnreadableJob extends Error {
  constructor(where: string) {
    super(`a job of the queue does not fit its schema at ${where === '' ? 'its top' : where}`);
    this.name = 'UnreadableJob';
  }
}

/** A job out of the queue. Throws `UnreadableJob` where it is not one of this version. */
export const readScanJob = (data: unknown): ScanJob => {
  const { success, data: job, error } = ScanJobSchema.safeParse(data);
  if (success) return job;
  throw new UnreadableJob((error.issues[0]?.path ?? []).map(String).join('.'));
};
