import { join } from 'node:path';
import { reportJsonSchema } from '../lib/export/report-schema.ts';
import { writeFormatted } from './written.ts';

/** Publishes the format of saved reports: `node scripts/report-schema.ts` writes `docs/report-1.schema.json`. */
writeFormatted(
  join(import.meta.dirname, '../docs/report-1.schema.json'),
  `${JSON.stringify(reportJsonSchema(), null, 2)}\n`,
);
