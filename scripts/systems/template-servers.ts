import { cpSync, existsSync, mkdirSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { CACHE, forget, once, put, run } from './cache.ts';
import { ROOT } from './debian-root.ts';
import { answers, freePort, keep, until } from './debian-server.ts';
import type { DebianSystem } from './debian-system.ts';
import type { Template } from './templates.ts';

/** Creates, builds and serves templates: those that are only files with Debian's Apache, the others with their own servers. */

const FOLDER = join(CACHE, 'npm');

/** Uses the Node that runs this, without prompts and without telemetry. */
const ENV: NodeJS.ProcessEnv = {
  PATH: `${dirname(process.execPath)}:${process.env['PATH']}`,
  HOME: process.env['HOME'],
  // For machines whose own network has a certificate authority.
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
  // A preview by Vite responds to unknown host names only if they are allowed.
  __VITE_ADDITIONAL_SERVER_ALLOWED_HOSTS: '.nl',
};

const shell = (line: string, cwd: string): Promise<string> => run('sh', ['-ec', line], { cwd, env: ENV });

/** Creates an empty folder for it; if it must be isolated, that is a link to a folder elsewhere. */
const clear = (id: string, isApart: boolean): void => {
  const [folder, apart] = [join(FOLDER, id), join(tmpdir(), 'systems', id)];
  for (const one of [folder, apart]) rmSync(one, { recursive: true, force: true });
  mkdirSync(FOLDER, { recursive: true });
  if (!isApart) return;
  mkdirSync(apart, { recursive: true });
  symlinkSync(apart, folder);
};

/** Creates and builds it, once. */
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

/** Copies a built folder to where Debian's Apache can serve it. */
export const asFiles = async (template: Template): Promise<DebianSystem | null> => {
  await install(template);
  if (!('folder' in template.shows)) return null;
  const root = join(ROOT, 'srv', template.id);
  rmSync(root, { recursive: true, force: true });
  cpSync(join(FOLDER, template.id, template.shows.folder), root, { recursive: true });
  return { id: template.id, root: `/srv/${template.id}`, apache: errorPage(root) };
};

/** A host of such files shows their own page for what does not exist. */
const errorPage = (root: string): string => (existsSync(join(root, '404.html')) ? 'ErrorDocument 404 /404.html' : '');

export interface TemplateServer {
  readonly id: string;
  readonly port: number;
  end(): void;
}

/** Starts its own server on a port of loopback; null if it needs none. */
export const startTemplate = async ({ id, shows }: Template): Promise<TemplateServer | null> => {
  if (!('program' in shows)) return null;
  const port = await freePort();
  const env = { ...ENV, PORT: String(port) };
  const { end } = keep('sh', ['-ec', shows.program], { cwd: join(FOLDER, id), env });
  await until(id, () => answers(port));
  return { id, port, end };
};
