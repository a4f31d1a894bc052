import { cpSync, existsSync, mkdirSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { CACHE, forget, once, put, run } from './cache.ts';
import { ROOT } from './debian-root.ts';
import { answers, freePort, keep, until } from './debian-server.ts';
import type { DebianSystem } from './debian-system.ts';
import type { Template } from './templates.ts';

/** Made, built and served templates: those that are only files by Debian's Apache, the others by their own servers. */

const FOLDER = join(CACHE, 'npm');

/** The Node that runs this, and nobody asked or told anything. */
const ENV: NodeJS.ProcessEnv = {
  PATH: `${dirname(process.execPath)}:${process.env['PATH']}`,
  HOME: process.env['HOME'],
  // Where the machine's own network has a certificate authority of its own.
  NODE_EXTRA_CA_CERTS: process.env['NODE_EXTRA_CA_CERTS'],
  CI: '1',
  npm_config_audit: 'false',
  npm_config_fund: 'false',
  npm_config_update_notifier: 'false',
  NEXT_TELEMETRY_DISABLED: '1',
  ASTRO_TELEMETRY_DISABLED: '1',
  NUXT_TELEMETRY_DISABLED: '1',
  NG_CLI_ANALYTICS: 'false',
  STRAPI_TELEMETRY_DISABLED: 'true',
  // A preview by Vite answers to strange names only when told.
  __VITE_ADDITIONAL_SERVER_ALLOWED_HOSTS: '.nl',
};

const shell = (line: string, cwd: string): Promise<string> => run('sh', ['-ec', line], { cwd, env: ENV });

/** An empty place for it; where it stands apart, a link leads there. */
const clear = (id: string, isApart: boolean): void => {
  const [folder, apart] = [join(FOLDER, id), join(tmpdir(), 'systems', id)];
  for (const one of [folder, apart]) rmSync(one, { recursive: true, force: true });
  mkdirSync(FOLDER, { recursive: true });
  if (!isApart) return;
  mkdirSync(apart, { recursive: true });
  symlinkSync(apart, folder);
};

/** Makes and builds it, once. */
const install = async ({ id, make = [], files = {}, isApart = false, build }: Template): Promise<void> => {
  const folder = join(FOLDER, id);
  if (!existsSync(folder)) forget(id);
  await once(id, [make, files, build], async () => {
    clear(id, isApart);
    for (const line of make) await shell(line, FOLDER);
    for (const [path, text] of Object.entries(files)) put(join(folder, path), text);
    await shell('npm install --no-audit --no-fund --loglevel=error', folder);
    for (const line of build) await shell(line, folder);
  });
};

/** A built folder, where Debian's Apache can show it. */
export const asFiles = async (template: Template): Promise<DebianSystem | null> => {
  await install(template);
  if (!('folder' in template.shows)) return null;
  const root = join(ROOT, 'srv', template.id);
  rmSync(root, { recursive: true, force: true });
  cpSync(join(FOLDER, template.id, template.shows.folder), root, { recursive: true });
  return { id: template.id, root: `/srv/${template.id}`, apache: errorPage(root) };
};

/** A host of such files shows their page for what is not there. */
const errorPage = (root: string): string => (existsSync(join(root, '404.html')) ? 'ErrorDocument 404 /404.html' : '');

export interface TemplateServer {
  readonly id: string;
  readonly port: number;
  end(): void;
}

/** Its own server on a port of loopback; null where it needs none. */
export const startTemplate = async ({ id, shows }: Template): Promise<TemplateServer | null> => {
  if (!('program' in shows)) return null;
  const port = await freePort();
  const env = { ...ENV, PORT: String(port) };
  const { end } = keep('sh', ['-ec', shows.program], { cwd: join(FOLDER, id), env });
  await until(id, () => answers(port));
  return { id, port, end };
};
