import { inSingle } from '../code.ts';
import type { Fault, Repair, Site, Topic } from '../shape.ts';
import { repairs } from '../ways.ts';
import { wordpressPage } from '../wordpress-page.ts';

/** Which of the site's own names the finding saw asked for over http. */
const namesIn = ({ host, other }: Site, { items }: Fault): readonly string[] =>
  [host, other]
    .filter((name) => name !== null)
    .filter((name) => items.some((item) => item.includes(`http://${name}/`)));

const wordpress = (names: readonly string[]): string =>
  wordpressPage([
    'return strtr($html, [',
    ...names.map((name) => `    'http://${inSingle(name)}/' => 'https://${inSingle(name)}/',`),
    ']);',
  ]);

/**
 * What stands in the pages as http is sent as https, by WordPress. A server's own filter would change feeds and answers to
 * programs too, where such an address is an article's lasting name.
 */
const asHttps = (site: Site, fault: Fault): readonly Repair[] => {
  const names = namesIn(site, fault);
  if (names.length === 0) return [];
  return repairs(
    [['wordpress', 'wpPlugin', wordpress(names)]],
    { run: `curl -s ${site.url} | grep -c 'http://${names[0]}/'`, shows: '0' },
    'ownHttps',
  );
};

export const ownHttp: Topic = {
  'mixed-content-active': (site, fault) => asHttps(site, fault),
  'mixed-content-passive': (site, fault) => asHttps(site, fault),
  'insecure-forms': (site, fault) => (fault.code === 'passwordOnHttp' ? [] : asHttps(site, fault)),
  'links-direct-and-secure': (site, fault) => (fault.code === 'insecure' ? asHttps(site, fault) : []),
};
