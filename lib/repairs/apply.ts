import type { CodeLocation } from './shape.ts';

const NGINX = 'sudo nginx -t && sudo systemctl reload nginx';
const CADDY = 'sudo caddy validate --config /etc/caddy/Caddyfile && sudo systemctl reload caddy';

/**
 * The command that tests a server's configuration and loads it anew only if it is sound: a server that is loaded with a
 * fault in it is down. Absent where nothing has to be loaded, or a panel does both.
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

/** How what was pasted in this place comes into use; null where it does so by itself. */
export const findApplyCommand = (where: CodeLocation): string | null => COMMANDS[where] ?? null;
