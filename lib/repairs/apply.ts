import type { CodeLocation } from './shape.ts';

const NGINX = 'sudo nginx -t && sudo systemctl reload nginx';
const CADDY = 'sudo caddy validate --config /etc/caddy/Caddyfile && sudo systemctl reload caddy';

/**
 * Commands that test a server's configuration and reload it only if it is valid: a server reloaded with an invalid
 * configuration is down. Absent when nothing has to be reloaded, or a control panel does both.
 */
const COMMANDS: Readonly<Partial<Record<CodeLocation, string>>> = {
  nginxServer: NGINX,
  nginxHeaders: NGINX,
  nginxLocation: NGINX,
  nginxCookies: NGINX,
  nginxHeaderLine: NGINX,
  nginxHidden: NGINX,
  apacheConfig: 'sudo apachectl configtest && sudo systemctl reload apache2',
  caddySite: CADDY,
  caddySiteTop: CADDY,
};

/** The command that activates what was pasted in this place; null when it takes effect by itself. */
export const findApplyCommand = (where: CodeLocation): string | null => COMMANDS[where] ?? null;
