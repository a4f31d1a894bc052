import { join } from 'node:path';
import { buildBaselineJsonSchema } from '../lib/export/baseline.ts';
import { reportJsonSchema } from '../lib/export/report-schema.ts';
import { writeFormatted } from './written.ts';

/**
 * `node scripts/report-schema.ts` writes the formats of files to `docs/report-1.schema.json` and `docs/baseline-1.schema.json`.
 */
writeFormatted(
  join(import.meta.dirname, '../docs/report-1.schema.json'),
  `${JSON.stringify(reportJsonSchema(), null, 2)}\n`,
);
writeFormatted(
  join(import.meta.dirname, '../docs/baseline-1.schema.json'),
  `${JSON.stringify(buildBaselineJsonSchema(), null, 2)}\n`,
);
