import { block, inDouble, inSingle, json } from '../code.ts';
import { webConfig } from '../header.ts';
import type { Fault, Repair, Site, Topic } from '../shape.ts';
import { repairs, type Way } from '../ways.ts';
import { wordpressPage } from '../wordpress-page.ts';

/** Which of the site's own names the finding saw asked for over http. */
const namesIn = ({ host, other }: Site, { items }: Fault): readonly string[] =>
  [host, other]
    .filter((name) => name !== null)
    .filter((name) => items.some((item) => item.includes(`http://${name}/`)));

const nginx = (names: readonly string[]): string =>
  block([
    'sub_filter_once off;',
    'sub_filter_types application/xml text/xml;',
    ...names.map((name) => `sub_filter "http://${inDouble(name)}/" "https://${inDouble(name)}/";`),
  ]);

const apache = (names: readonly string[]): string =>
  block([
    '<IfModule mod_substitute.c>',
    '    AddOutputFilterByType SUBSTITUTE text/html application/xml text/xml',
    ...names.map((name) => `    Substitute "s|http://${name}/|https://${name}/|n"`),
    '</IfModule>',
  ]);

const iis = (names: readonly string[]): string =>
  webConfig([
    '<rewrite>',
    '  <outboundRules>',
    ...names.flatMap((name, index) => [
      `    <rule name="own-https-${index + 1}">`,
      `      <match filterByTags="A, Area, Base, Form, Frame, Head, IFrame, Img, Input, Link, Script" pattern="^http://${name.replaceAll('.', String.raw`\.`)}/(.*)" />`,
      `      <action type="Rewrite" value="https://${name}/{R:1}" />`,
      '    </rule>',
    ]),
    '  </outboundRules>',
    '</rewrite>',
  ]);

const wordpress = (names: readonly string[]): string =>
  wordpressPage([
    'return strtr($html, [',
    ...names.map((name) => `    'http://${inSingle(name)}/' => 'https://${inSingle(name)}/',`),
    ']);',
  ]);

/** What stands in the pages as http is sent as https, by the server that sends them. */
const asHttps = (site: Site, fault: Fault): readonly Repair[] => {
  const names = namesIn(site, fault);
  if (names.length === 0) return [];
  const ways: readonly Way[] = [
    ['nginx', 'nginxServer', nginx(names)],
    ['plesk', 'pleskNginx', nginx(names)],
    ['apache', 'htaccess', apache(names)],
    ['directadmin', 'htaccess', apache(names)],
    ['iis', 'webConfig', iis(names)],
    ['cloudflare', 'cloudflareSettings', json({ id: 'automatic_https_rewrites', value: 'on' })],
    ['wordpress', 'wpPlugin', wordpress(names)],
  ];
  return repairs(ways, { run: `curl -s ${site.url} | grep -c 'http://${names[0]}/'`, shows: '0' }, 'ownHttps');
};

export const ownHttp: Topic = {
  'mixed-content-active': (site, fault) => asHttps(site, fault),
  'mixed-content-passive': (site, fault) => asHttps(site, fault),
  'insecure-forms': (site, fault) => (fault.code === 'passwordOnHttp' ? [] : asHttps(site, fault)),
  'links-direct-and-secure': (site, fault) => (fault.code === 'insecure' ? asHttps(site, fault) : []),
  'sitemap-valid': (site, fault) =>
    fault.code === 'insecure' ? asHttps(site, fault).filter(({ platform }) => platform !== 'cloudflare') : [],
};
