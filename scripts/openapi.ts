import { join } from 'node:path';
import { openApi } from '../server/app/openapi/document.ts';
import { writeFormatted } from './written.ts';

/** `npm run openapi` writes the description of the service's HTTP API to `docs/openapi.json`. */
writeFormatted(join(import.meta.dirname, '../docs/openapi.json'), `${JSON.stringify(openApi('en'), null, 2)}\n`);
process.stdout.write('docs/openapi.json\n');
