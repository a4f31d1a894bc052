import { join } from 'node:path';
import { ROOT } from './debian-root.ts';
import { originOf } from './debian-system.ts';
import type { Template } from './templates.ts';

/** Content systems that are programs from npm, with Debian's database behind them. */

const SOCKET = join(ROOT, 'run/mysqld/mysqld.sock');

const GHOST = 'ghost-5.130.5';
/** Its lockfile is yarn's; what only its developers need comes from outside npm. */
const GHOST_MANIFEST =
  "const fs = require('fs'); const { devDependencies, resolutions, ...own } = JSON.parse(fs.readFileSync('package.json')); fs.writeFileSync('package.json', JSON.stringify({ ...own, overrides: resolutions }))";

const ghost: Template = {
  id: 'ghost',
  make: [
    `npm pack ${GHOST.replace('-', '@')} --silent; mkdir -p ghost; tar -xzf ${GHOST}.tgz -C ghost --strip-components 1`,
    `cd ghost; node -e "${GHOST_MANIFEST}"`,
  ],
  // The only part that would be compiled is another database.
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

const exported = (value: unknown): string => `module.exports = ${JSON.stringify(value)};\n`;
const MIDDLEWARES = 'logger errors security cors poweredBy query body session favicon public'.split(' ');

const strapi: Template = {
  id: 'strapi',
  isApart: true,
  files: {
    'package.json': JSON.stringify({
      name: 'start',
      version: '0.1.0',
      private: true,
      dependencies: {
        '@strapi/strapi': '5.54.0',
        mysql2: '3.9.8',
        react: '^18.0.0',
        'react-dom': '^18.0.0',
        'react-router-dom': '^6.0.0',
        'styled-components': '^6.0.0',
      },
      strapi: { uuid: false },
    }),
    'config/server.js': `module.exports = { host: '127.0.0.1', port: Number(process.env.PORT), url: '${originOf('strapi')}', proxy: { koa: true }, app: { keys: ['proef-een', 'proef-twee'] } };\n`,
    'config/admin.js': exported({
      auth: { secret: 'proef' },
      apiToken: { salt: 'proef' },
      transfer: { token: { salt: 'proef' } },
      secrets: { encryptionKey: 'proefproefproefproefproefproef12' },
      flags: { nps: false, promoteEE: false },
    }),
    'config/api.js': exported({}),
    'config/database.js': exported({
      connection: {
        client: 'mysql',
        connection: { socketPath: SOCKET, user: 'root', password: '', database: 'strapi' },
      },
    }),
    'config/middlewares.js': exported(MIDDLEWARES.map((name) => `strapi::${name}`)),
    'src/index.js': 'module.exports = { register() {}, bootstrap() {} };\n',
    'public/uploads/.gitkeep': '',
    'database/migrations/.gitkeep': '',
    'create.cjs': `require('mysql2/promise').createConnection({ socketPath: '${SOCKET}', user: 'root' }).then((open) => open.query('create database if not exists strapi').then(() => open.end()));\n`,
  },
  build: ['NODE_ENV=production npx strapi build'],
  shows: { program: 'node create.cjs; NODE_ENV=production npx strapi start' },
};

export const CONTENT_SYSTEMS: readonly Template[] = [ghost, strapi];
