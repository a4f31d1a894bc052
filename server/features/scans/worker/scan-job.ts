import * as z from 'zod/mini';
import { PILLARS } from '../../../../lib/model.ts';
import { EXTRAS } from './extras.ts';

/** A scan that waits for a worker, or has one, as stored in the queue (JSON of pg-boss). */
const ScanJobSchema = z.object({
  /** Version of the format: a job without it has the first. A worker of this version takes no other. */
  version: z.optional(z.literal(1)),
  /** Parameters of the scan, under the name that jobs of earlier versions use. */
  question: z.object({
    url: z.string(),
    pillar: z.nullable(z.enum(PILLARS)),
    locale: z.enum(['nl', 'en']),
    variant: z.exactOptional(z.string()),
  }),
  /** The tier that first requested it. */
  tier: z.enum(['public', 'partner']),
  /** Its browsing options and steps, encrypted (`sealed.ts`): such a scan is visible only to its team. */
  sealed: z.exactOptional(z.string()),
  /** The extras requested beside the checks (`extras.ts`). */
  also: z.exactOptional(z.readonly(z.array(z.enum(EXTRAS)))),
  /** Who first requested it, if that was without a key. */
  client: z.exactOptional(z.object({ address: z.string(), network: z.nullable(z.string()) })),
});
export type ScanJob = Readonly<Omit<z.infer<typeof ScanJobSchema>, 'version'>>;

/** Thrown for a job of another version, or a damaged one: it fails, and the requester is asked to try again. */
class UnreadableJob extends Error {
  constructor(where: string) {
    super(`a job of the queue does not fit its schema at ${where === '' ? 'its top' : where}`);
    this.name = 'UnreadableJob';
  }
}

/** Parses a job of the queue. Throws `UnreadableJob` if it is not of this version. */
export const readScanJob = (data: unknown): ScanJob => {
  const { success, data: job, error } = ScanJobSchema.safeParse(data);
  if (success) return job;
  throw new UnreadableJob((error.issues[0]?.path ?? []).map(String).join('.'));
};
