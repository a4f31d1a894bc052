import { originOf } from './debian-system.ts';
import type { Template } from './templates.ts';

/** Content systems that come as programs from npm, with Debian's database behind them. */

/** From the folder of a template. */
const SOCKET = '../../root/run/mysqld/mysqld.sock';

const GHOST = 'ghost-5.130.5';
/** Its lockfile is yarn's; what only its developers need comes from places that npm is not. */
const GHOST_MANIFEST =
  "const fs = require('fs'); const { devDependencies, resolutions, ...own } = JSON.parse(fs.readFileSync('package.json')); fs.writeFileSync('package.json', JSON.stringify({ ...own, overrides: resolutions }))";

const ghost: Template = {
  id: 'ghost',
  make: [
    `npm pack ${GHOST.replace('-', '@')} --silent; mkdir -p ghost; tar -xzf ${GHOST}.tgz -C ghost --strip-components 1`,
    `cd ghost; node -e "${GHOST_MANIFEST}"`,
  ],
  // The one part that would be compiled is another database.
  files: { '.npmrc': 'legacy-peer-deps=true\nignore-scripts=true\nomit=dev\n' },
  build: [],
  shows: {
    program: [
      ...['NODE_ENV=production', `url=${originOf('ghost')}`, 'server__host=127.0.0.1', 'server__port=$PORT'],
      ...['database__client=mysql', `database__connection__socketPath=${SOCKET}`, 'database__connection__user=root'],
      ...['database__connection__database=ghost', 'mail__transport=Direct', 'privacy__useUpdateCheck=false'],
      ...['privacy__useGravatar=false', 'privacy__useRpcPing=false', 'node index.js'],
    ].join(' '),
  },
};

export const CONTENT_SYSTEMS: readonly Template[] = [ghost];
