import { SaxesParser } from 'saxes';
import { parseAst } from 'vite';
import type { CodeLocation } from '../../lib/repairs/shape.ts';

/**
 * Whether a snippet is valid code: each reader throws, or returns false, if it is not. Servers themselves check more (`npm run
 * full`).
 */

const balanced = (text: string, [open, close]: readonly [string, string]): boolean => {
  let depth = 0;
  for (const letter of text.replaceAll(/"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'/g, '')) {
    if (letter === open) depth += 1;
    if (letter === close) depth -= 1;
    if (depth < 0) return false;
  }
  return depth === 0;
};

const nginx = (code: string): boolean =>
  balanced(code, ['{', '}']) && code.split('\n').every((line) => /(?:[;{}]|^)\s*$/.test(line));

const APACHE = /^\s*(?:<\/?(?:IfModule|IfVersion|FilesMatch|Files|Location)\b(?: >=)?[^<>]*>|[A-Z][A-Za-z]+ \S.*|)$/;
const apache = (code: string): boolean => {
  const opened = code.match(/<[A-Z]\w+/g)?.length ?? 0;
  return code.split('\n').every((line) => APACHE.test(line)) && opened === (code.match(/<\/[A-Z]/g)?.length ?? 0);
};

const xml = (code: string): boolean => {
  new SaxesParser().write(code).close();
  return code.startsWith('<?xml');
};

const json = (code: string): boolean => typeof JSON.parse(code) === 'object';

/** The part of TOML 1.0 that netlify.toml needs: tables, and keys with a string, a number or a boolean. */
const TOML =
  /^(?:\[\[[a-z.]+\]\]|\[[a-z.]+\]|[A-Za-z-]+ = (?:"(?:[^"\\]|\\.)*"|\d+|true|false|\["(?:[^"\\]|\\.)*"\])|)$/;
const toml = (code: string): boolean => code.split('\n').every((line) => TOML.test(line));

const RECORD = /^[\w*.-]+\. \d+ IN (?:TXT(?: "[^"]{1,255}")+|MX \d+ \S*\.|CAA \d+ [a-z]+ "[^"]+"|CNAME \S+\.)$/;
const zone = (code: string): boolean => code.split('\n').every((line) => RECORD.test(line));

const script = (code: string): boolean => parseAst(code, { lang: 'tsx' }).body.length > 0;

/** Checks only that brackets close and statements end: PHP itself reads it in the full run. */
const php = (code: string): boolean =>
  balanced(code, ['{', '}']) && balanced(code, ['(', ')']) && /(?:[;}]|\?>)\s*$/.test(code);

const lines =
  (line: RegExp) =>
  (code: string): boolean =>
    code.split('\n').every((one) => line.test(one));

const READERS: Readonly<Partial<Record<CodeLocation, (code: string) => boolean>>> = {
  ...{ nginxServer: nginx, nginxHeaders: nginx, nginxLocation: nginx, nginxCookies: nginx },
  ...{ nginxHeaderLine: nginx, nginxHidden: nginx, pleskNginx: nginx },
  ...{ htaccess: apache, htaccessEnd: apache, litespeedRewrite: apache, apacheConfig: apache },
  webConfig: xml,
  ...{ cloudflareHeaders: json, cloudflareRedirects: json, cloudflareSettings: json, vercelJson: json },
  netlifyToml: toml,
  robotsGroup: lines(/^Allow: \/\S*$/),
  ...{ zone, zoneDmarc: zone, cloudflareDns: zone, cloudflareDmarc: zone },
  ...{ directadminZone: zone, directadminDmarc: zone },
  ...{ nextConfig: script, nextSitemap: script, nextLayout: script },
  ...{ wpPlugin: php, wpConfig: php, joomlaTemplate: php, joomlaConfiguration: php },
  ...{ drupalSettings: php },
  phpIni: lines(/^[a-z._]+ = \S+$/),
  typoscript: lines(/^[a-zA-Z0-9._]+ = \S.*$|^[a-zA-Z0-9._]+ \{$|^ {2}\S.* = .*$|^\}$/),
  ...{ shell: lines(/^\S.*$/), shellDns: lines(/^plesk \S.*$/), powershell: lines(/^[A-Z][a-z]+-[A-Za-z]+ -/) },
};

/** Whether the snippet can be parsed as the language of that place; true if nothing here can tell. */
export const isSound = (where: CodeLocation, code: string): boolean => READERS[where]?.(code) ?? true;
