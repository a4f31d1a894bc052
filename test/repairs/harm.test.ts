import { describe, expect, test } from 'vitest';
import { CHECKS } from '../../lib/checks/index.ts';
import { PILLARS } from '../../lib/model.ts';
import { findApplyCommand } from '../../lib/repairs/apply.ts';
import { addComment } from '../../lib/repairs/commented.ts';
import { findRepairs, REPAIRS } from '../../lib/repairs/repairs.ts';
import type { CodeLocation, Repair } from '../../lib/repairs/shape.ts';
import { checks as en } from '../../lib/words/en/checks.ts';
import { checks as nl } from '../../lib/words/nl/checks.ts';
import { repairWords } from '../../lib/words/repairs.ts';
import { isSound } from '../kit/syntax.ts';
import { EVERY, failing, SITE } from './every.ts';

/** What no snippet may do, for any check, verdict, platform and site: the kinds of harm that repairs have done. */

const LOCALES = ['nl', 'en'] as const;
const WORDS = { nl, en };

/** Places of nginx whose lines are in a block that may contain others of their kind. */
const NGINX = /^nginx/;
const PHP_PAGE = /ob_start/;

describe('existing settings are preserved', () => {
  const ageIn = (text: string): number => Number(/max-age=(\d+)/.exec(text)?.[1] ?? 0);

  test('an HSTS header gets a longer time than the existing one, and the same flags', () => {
    expect(EVERY.some(({ repair }) => repair.snippet.includes('Strict-Transport-Security'))).toBe(true);
    expect(
      failing(({ sets = [] }, { id, items: [seen = ''] }) => {
        if (id !== 'hsts') return false;
        const [value = ''] = sets;
        const isStored = ['includeSubDomains', 'preload'].every((part) => value.includes(part) === seen.includes(part));
        return ageIn(value) <= ageIn(seen) || !isStored;
      }),
    ).toEqual([]);
  });

  test.each([
    ['max-age=0', 'removed'],
    ['max-age=31536000', 'strong'],
    ['max-age=nooit; preload', 'malformed'],
  ])('HSTS %s is left unchanged', (present, code) =>
    expect(findRepairs(SITE, { id: 'hsts', code, args: {}, items: [present] })).toEqual([]),
  );

  test('a DMARC record preserves every other tag, and never becomes less strict', () => {
    const tagsOf = (text: string) => text.split(';').map((tag) => tag.trim());
    const strict = (text: string): number =>
      ['none', 'quarantine', 'reject'].findIndex((one) => text.includes(`p=${one}`));
    const records = EVERY.filter(({ repair }) => repair.where === 'zoneDmarc');
    expect(records.length).toBeGreaterThan(0);
    for (const { repair, site } of records) {
      const [value = ''] = repair.sets ?? [];
      const lost = tagsOf(site.dmarc ?? '').filter((tag) => !tagsOf(value).includes(tag));
      expect(
        lost.every((tag) => /^(?:p|pct|t)=/.test(tag)),
        `${site.dmarc} → ${value}`,
      ).toBe(true);
      expect(strict(value.replace(/sp=\w+/, ''))).toBeGreaterThanOrEqual(strict(site.dmarc ?? ''));
    }
  });

  test('an element is never replaced as a whole, which would remove its other attributes', () => {
    expect(failing(({ snippet }) => /<html lang="[^"]*">/.test(snippet))).toEqual([]);
  });

  test('an address without a scheme is not treated as a folder', () => {
    const relative = { id: 'canonical-absolute', code: 'relative', args: {} };
    expect(findRepairs(SITE, { ...relative, items: ['www.voorbeeld.nl/winkel/'] })).toEqual([]);
    expect(findRepairs(SITE, { ...relative, items: ['/winkel/'] })[0]?.snippet).toContain(
      '"https://www.voorbeeld.nl/winkel/"',
    );
  });

  test('no snippet invents mail senders, certificate issuers or content policies', () => {
    const invented =
      /v=spf1 (?!-all)|\bCAA\b|Content-Security-Policy|Permissions-Policy|X-Frame-Options|frame-ancestors/;
    expect(failing(({ snippet }) => invented.test(snippet))).toEqual([]);
    expect(failing(({ snippet }, _, { spf }) => snippet.includes('v=spf1') && spf !== null)).toEqual([]);
  });

  test('no existing rule for robots is loosened', () => {
    const opens = /Allow: \/(?:\n|$)|User-agent: (?!\*)\w|index, follow|X-Robots-Tag|wp_robots/;
    expect(failing(({ snippet }) => opens.test(snippet))).toEqual([]);
  });
});

describe('limited to the finding', () => {
  test('texts name the lines of the finding: no error page is cached, and no other robot is affected', () => {
    for (const locale of LOCALES) {
      const { fixes = {} } = WORDS[locale]['headers-on-error-pages'] ?? {};
      expect(fixes['nginx']).toMatch(/Cache-Control/);
      for (const text of [fixes['nginx'], fixes['apache']]) expect(text).toMatch(/deze headers|these headers/);
      for (const id of ['robots-file-valid', 'robots-allows-page', 'robots-resources-allowed'])
        expect(WORDS[locale][id]?.fixes?.shopify).toContain('user_agent "*"');
    }
  });

  test('cookies are changed by name, and only those named by the finding', () => {
    const cookies = EVERY.filter(({ fault }) => fault.id.startsWith('cookie-'));
    expect(cookies.length).toBeGreaterThan(0);
    for (const { fault, repair } of cookies) {
      const { snippet } = repair;
      if (/session\.cookie/.test(snippet)) expect(fault.items).toEqual(['PHPSESSID']);
      else for (const name of fault.items) expect(snippet).toContain(name);
      expect(snippet).not.toMatch(/proxy_cookie_flags ~|"\^\(\.\*\)\$"|\^\(\(\?i\)/);
    }
  });

  test('a token that a script reads stays readable', () => {
    const doubtful = { id: 'cookie-httponly', code: 'doubtful', args: {}, items: ['XSRF-TOKEN'] };
    expect(findRepairs(SITE, doubtful)).toEqual([]);
  });

  test('the address of a page is written to that page only, and only when it is known exactly', () => {
    const named = /rel="canonical"|property="og:url"|hreflang="x-default"/;
    expect(failing(({ snippet }, _, { page }) => named.test(snippet) && page === null)).toEqual([]);
    expect(
      failing(({ snippet, warning }) => named.test(snippet) && warning !== 'onePage' && warning !== 'ownDefault'),
    ).toEqual([]);
  });

  test('server-wide nginx lines and plugins of a WordPress network only affect this host', () => {
    const wide = EVERY.filter(({ repair: { where } }) => where === 'nginxHeaders' || where === 'wpPlugin');
    expect(new Set(wide.map(({ repair }) => repair.where)).size).toBe(2);
    for (const { repair, site } of wide) {
      const host = site.host.replaceAll('.', '\\.');
      expect(repair.snippet, repair.where).toContain(
        repair.where === 'wpPlugin'
          ? `<?php\nif (is_multisite() && parse_url(home_url(), PHP_URL_HOST) !== '${site.host}') {\n    return;\n}\n`
          : `"~^${host}:$"`,
      );
    }
  });

  test('data that others may have written never adds another host, nor removes a protecting header', () => {
    const evil = 'https://ander.nl/';
    const FAULTS = [
      ['sitemap-found', 'unnamed', `${evil}kaart.xml`],
      ['sitemap-lists-page', 'absent', `${evil}gok/`],
      ['robots-resources-allowed', 'blocked', `${evil}a.js · 2: Disallow: /`],
      ['favicon-ok', 'closed', `${evil}a.ico`],
      ['canonical-absolute', 'fragment', `${evil}#top`],
      ['obsolete-headers', 'present', 'Strict-Transport-Security'],
      ['obsolete-headers', 'present', 'feature-policy'],
    ] as const;
    for (const [id, code, item] of FAULTS)
      expect(findRepairs(SITE, { id, code, args: {}, items: [item] }), `${id}: ${item}`).toEqual([]);
    const stored =
      /unset (?!Expect|X-XSS|P3P|Public-Key)|header_remove\('(?!Expect|X-XSS|P3P|Public-Key|X-Powered-By)/i;
    expect(failing(({ snippet }) => stored.test(snippet))).toEqual([]);
  });

  test('a name is only pointed at the domain when that has an address', () => {
    const fault = { id: 'apex-and-www-resolve', code: 'bareDead', args: {} };
    expect(findRepairs(SITE, { ...fault, items: ['voorbeeld.nl', 'www.voorbeeld.nl'] })).toEqual([]);
    expect(findRepairs(SITE, { ...fault, code: 'one', items: ['www.voorbeeld.nl'] })).not.toEqual([]);
  });

  test('no redirect covers a whole zone, nor requests other than GET', () => {
    expect(failing(({ snippet }) => /always_use_https|automatic_https_rewrites/.test(snippet))).toEqual([]);
    const redirect = /\b30[1278]\b|permanent/;
    const redirects = /^(?:host-variants-merge|https-redirect)$/;
    expect(
      failing(({ snippet }, { id }) => redirects.test(id) && redirect.test(snippet) && !/GET/.test(snippet)),
    ).toEqual([]);
  });

  test('no redirect uses a framework that prepends a path or a language', () => {
    expect(failing(({ where, snippet }) => where === 'nextConfig' && snippet.includes('redirects()'))).toEqual([]);
  });

  test('a redirect exempts .well-known, and preserves the address as written', () => {
    const redirects = EVERY.filter(({ fault }) => /^(?:host-variants-merge|https-redirect)$/.test(fault.id));
    expect(redirects.length).toBeGreaterThan(0);
    for (const { repair } of redirects) {
      expect(repair.snippet, repair.where).toMatch(/\/?\\*\.well-known\//);
      // Decoded, and therefore no longer the same address.
      expect(repair.snippet).not.toMatch(/https:\/\/\S+%\{REQUEST_URI\}|https:\/\/\S+\$uri/);
    }
  });
});

describe('combined with existing settings', () => {
  /** How each platform leaves the header unchanged in an answer that already has it. */
  const IF_MISSING: Readonly<Partial<Record<CodeLocation, RegExp>>> = {
    ...{
      nginxHeaders:
        /^map \$host:\$upstream_http_\w+ \$(\w+) \{\n {4}"~\^(?:www\\.)?voorbeeld\\.nl:\$" "[^"]*";\n\}\nadd_header \S+ \$\1 always;$/,
    },
    ...{ htaccessEnd: /^(?:(?!Header).*\n)*(?:.*Header .*"expr=-z %\{resp:.*\n)+(?:(?!Header).*\n?)*$/ },
    ...{ caddySite: /^header \?/, cloudflareHeaders: /not any\(/, wpPlugin: /headers_list\(\)[\s\S]*return;/ },
    ...{ joomlaTemplate: /getHeaders\(\)/, vercelJson: /"headers"/, nextConfig: /headers\(\)/ },
    ...{ netlifyToml: /^\[\[headers\]\]/, typoscript: /additionalHeaders/, webConfig: /customHeaders/ },
  };
  const HEADERS = ['hsts', 'content-type-options', 'referrer-policy', 'cross-origin-opener'];
  const added = EVERY.filter(
    ({ fault, repair }) => HEADERS.includes(fault.id) && fault.code === 'absent' && repair.sets,
  );

  test('a header is only added where it is missing, so that stricter headers of other pages remain', () => {
    expect(added.length).toBeGreaterThan(0);
    for (const { fault, repair } of added.filter(({ fault: { items } }) => items.length === 0))
      expect(repair.snippet, `${fault.id} in ${repair.where}`).toMatch(IF_MISSING[repair.where] ?? /^$/);
  });

  test('platforms that cannot see existing headers explain how to combine them', () => {
    for (const locale of LOCALES) {
      const { vercelJson, nextConfig, netlifyToml, webConfig } = repairWords[locale].places;
      for (const text of [vercelJson, nextConfig]) expect(text).toMatch(/eerste|first/);
      for (const text of [netlifyToml, webConfig]) expect(text).toMatch(/staat|contain|there already/i);
    }
    // Where a second header would void or weaken the first.
    const single = ['referrer-policy', 'cross-origin-opener'];
    expect(failing(({ platform }, { id }) => platform === 'iis' && single.includes(id))).toEqual([]);
  });

  test('an existing header is changed by its exact value, and no other value is', () => {
    const exact = (seen: string) => seen.replaceAll(/[\\^$.*+?()[\]{}|/]/g, '\\$&');
    const changed = EVERY.filter(
      ({ fault, repair }) =>
        HEADERS.includes(fault.id) && fault.code !== 'absent' && repair.where !== 'nginxHeaderLine',
    ).filter(({ fault }) => fault.items.length > 0);
    expect(changed.length).toBeGreaterThan(0);
    for (const { fault, repair } of changed) {
      const [seen = '?'] = fault.items;
      expect(repair.snippet, repair.where).toMatch(
        new RegExp(`\\^${exact(exact(seen))}\\$|eq \\\\"${exact(seen)}\\\\"|: ${exact(seen)}'`),
      );
    }
  });

  test('a WordPress page is changed in its template, so that downloads are not buffered in memory', () => {
    expect(failing(({ snippet }) => PHP_PAGE.test(snippet) && !/add_filter\('template_include'/.test(snippet))).toEqual(
      [],
    );
  });

  test('addresses are changed within their elements, and text and data are unchanged', () => {
    expect(failing(({ snippet }) => /strtr\(\$html/.test(snippet))).toEqual([]);
  });

  test('robots lines go into the blocking group, since a second group would lift its other rules', () => {
    expect(failing(({ snippet }) => /Allow: \//.test(snippet) && /^User-agent|\\nUser-agent/m.test(snippet))).toEqual(
      [],
    );
    for (const locale of LOCALES) expect(repairWords[locale].places.robotsGroup).toMatch(/\(User-agent\)/);
  });

  test('nginx texts explain how to extend a list, and what blocks do not inherit', () => {
    for (const locale of LOCALES) {
      const { nginxServer, nginxCookies, nginxHidden } = repairWords[locale].places;
      expect(nginxServer).toMatch(/lijst|list/);
      expect(nginxCookies).toMatch(/nginx -T \| grep -n proxy_cookie_flags/);
      expect(nginxHidden).toMatch(/nginx -T \| grep -n hide_header/);
      // Lines in http apply to every site of the server, and a block with lines of its own does not inherit them.
      for (const text of [nginxCookies, nginxHidden])
        expect(text).toMatch(/neem die van http .*over; laat http zelf|copy those of http .*; leave http as it is/);
    }
    const inherited = /^(?:proxy_hide_header|fastcgi_hide_header|proxy_cookie_flags|add_header)\b/m;
    const PLACED = ['nginxHeaders', 'nginxHeaderLine', 'nginxHidden', 'nginxCookies'];
    expect(failing(({ snippet, where }) => inherited.test(snippet) && !PLACED.includes(where))).toEqual([]);
  });

  test('an existing file is not replaced by a starter file', () => {
    for (const code of ['faulty', 'serverError'])
      expect(findRepairs(SITE, { id: 'llms-txt-valid', code, args: {}, items: [] })).toEqual([]);
  });

  test('no sitemap is enabled on a site that is hidden from search engines', () => {
    expect(failing(({ snippet }) => /wp_sitemaps_enabled/.test(snippet) && !/blog_public/.test(snippet))).toEqual([]);
  });

  test('an nginx header explains in both languages what a block does not inherit', () => {
    const headers = EVERY.filter(({ repair }) => /^add_header/m.test(repair.snippet));
    expect(headers.length).toBeGreaterThan(0);
    expect(new Set(headers.map(({ repair }) => repair.where))).toEqual(new Set(['nginxHeaders', 'nginxHeaderLine']));
    for (const locale of LOCALES) {
      const { nginxHeaders, nginxHeaderLine } = repairWords[locale].places;
      expect(nginxHeaders).toMatch(/nginx -T .*grep -n add_header/);
      expect(nginxHeaders).toMatch(/location/);
      // Another site of the server may have the same lines from us: of two maps with one name nginx reads the last.
      expect(nginxHeaders).toMatch(/dezelfde naam.*middelste regel|same name.*middle line/);
      expect(nginxHeaders).toMatch(/laat die dan staan|leave that one/);
      expect(nginxHeaderLine).toMatch(/alleen die regel|only that line/);
    }
  });

  test('every nginx directive that may not be repeated says so', () => {
    const single = /^(?:server_tokens|gzip|location|set|if)\b/m;
    for (const locale of LOCALES) {
      for (const position of ['nginxServer', 'nginxLocation'] as const)
        expect(repairWords[locale].places[position]).toMatch(/twee keer|twice/);
    }
    expect(
      failing(
        ({ where, snippet }) =>
          NGINX.test(where) && single.test(snippet) && where !== 'nginxServer' && where !== 'nginxLocation',
      ),
    ).toEqual([]);
  });

  test('a server is reloaded only after its configuration was tested', () => {
    const places = new Set(EVERY.map(({ repair }) => repair.where));
    for (const where of places) {
      const command = findApplyCommand(where);
      const isServer = /^(?:nginx|apacheConfig|caddy)/.test(where);
      expect(command !== null, where).toBe(isServer);
      if (command !== null)
        expect(command).toMatch(/^sudo (?:nginx -t|apachectl configtest|caddy validate\b.*) && sudo systemctl reload/);
    }
    const untested = /(?<!-t && sudo )systemctl (?:reload|restart)/;
    for (const locale of LOCALES) {
      const texts = Object.values(WORDS[locale]).flatMap(({ fix, fixes = {} }) => [fix, ...Object.values(fixes)]);
      const lines = [...texts, ...Object.values(repairWords[locale].places)];
      expect(lines.filter((text) => untested.test(text))).toEqual([]);
    }
  });

  test('every Apache directive of a module is guarded by that module', () => {
    const OF_MODULE: readonly (readonly [RegExp, string])[] = [
      [/^\s*Header\b/, 'mod_headers.c'],
      [/^\s*Rewrite/, 'mod_rewrite.c'],
      [/^\s*AddOutputFilterByType\b/, 'mod_filter.c'],
      [/^\s*Redirect/, 'mod_alias.c'],
      [/^\s*Substitute\b/, 'mod_substitute.c'],
      [/^\s*<IfVersion/, 'mod_version.c'],
    ];
    const unguarded = ({ where, snippet }: Repair): boolean => {
      if (!['htaccess', 'htaccessEnd', 'litespeedRewrite', 'apacheConfig'].includes(where)) return false;
      const open: string[] = [];
      return snippet.split('\n').some((line) => {
        const module = /<IfModule (\S+)>/.exec(line)?.[1];
        if (module !== undefined) open.push(module);
        if (line.includes('</IfModule>')) open.pop();
        return OF_MODULE.some(([directive, name]) => directive.test(line) && !open.includes(name));
      });
    };
    expect(EVERY.some(({ repair }) => repair.where === 'htaccess')).toBe(true);
    expect(failing(unguarded)).toEqual([]);
  });

  test('IIS gets nothing that requires an extra module, and no complete list of rules', () => {
    expect(
      failing(
        ({ where, snippet }) =>
          where === 'webConfig' && /<rewrite>|removeServerHeader|httpErrors|httpCookies/.test(snippet),
      ),
    ).toEqual([]);
  });

  test('a WordPress plugin that changes pages leaves other output unchanged', () => {
    const changing = EVERY.filter(({ repair }) => PHP_PAGE.test(repair.snippet));
    expect(changing.length).toBeGreaterThan(0);
    for (const { repair } of changing) {
      for (const other of ['is_feed()', 'is_robots()', "get_query_var('sitemap')", '<!doctype html|<html'])
        expect(repair.snippet).toContain(other);
    }
  });

  test('no WordPress setting loses the path of a site in a folder', () => {
    expect(failing(({ snippet }) => /WP_HOME|WP_SITEURL/.test(snippet))).toEqual([]);
  });

  test('the list of users stays available to signed-in users', () => {
    expect(
      failing(
        ({ where, snippet }) =>
          /wp-json|wp\/v2\/users/.test(snippet) && (where !== 'wpPlugin' || !snippet.includes('is_user_logged_in')),
      ),
    ).toEqual([]);
  });

  test('records are added or replaced one by one, and others of the same type are left unchanged', () => {
    for (const locale of LOCALES) {
      const { zone, cloudflareDns, directadminZone, zoneDmarc, cloudflareDmarc, directadminDmarc } =
        repairWords[locale].places;
      for (const text of [zone, cloudflareDns, directadminZone, zoneDmarc, cloudflareDmarc, directadminDmarc])
        expect(text).toMatch(/[Ll]aat alle andere records staan|[Ll]eave all other records/);
      for (const text of [zoneDmarc, cloudflareDmarc, directadminDmarc]) expect(text).toContain('v=DMARC1');
    }
  });
});

describe('repairs in stages', () => {
  const fixesOf = (id: string) => LOCALES.map((locale) => WORDS[locale][id]?.fix ?? '');

  test('the pasted value is a stage named in the text', () => {
    const HSTS = /max-age=(\d+)/;
    const DMARC = /p=(\w+)(?:.*pct=(\d+))?/;
    const ids = EVERY.map(({ fault }) => fault.id);
    expect(ids).toEqual(expect.arrayContaining(['hsts', 'dmarc-policy']));
    for (const { fault, repair } of EVERY) {
      const [value = ''] = repair.sets ?? [];
      if (fault.id === 'hsts') for (const fix of fixesOf('hsts')) expect(fix).toContain(HSTS.exec(value)?.[1] ?? '?');
      if (fault.id !== 'dmarc-policy') continue;
      const [, policy = '?', share = ''] = DMARC.exec(value) ?? [];
      for (const fix of fixesOf('dmarc-policy')) {
        expect(fix).toContain(`p=${policy}`);
        if (repair.where === 'zoneDmarc') expect(fix).toMatch(new RegExp(`\\b${share}\\b`));
      }
    }
  });

  test('a redirect is temporary at first, and its warning and text name both stages', () => {
    const redirects = EVERY.filter(({ fault }) => /^(?:host-variants-merge|https-redirect)$/.test(fault.id));
    expect(redirects.length).toBeGreaterThan(0);
    for (const { fault, repair } of redirects) {
      expect(repair.snippet, repair.where).not.toMatch(/\b30[18]\b|permanent"?: ?true/);
      for (const locale of LOCALES) {
        expect(repairWords[locale].warnings[repair.warning ?? 'onePage']).toMatch(/302.*301/);
        const { fix = '', fixes = {} } = WORDS[locale][fault.id] ?? {};
        expect((repair.platform === null ? undefined : fixes[repair.platform]) ?? fix).toMatch(/302.*301/);
      }
    }
  });

  test.each([
    ['csp-present', /Report-Only/],
    ['csp-script-policy', /Report-Only/],
    ['csp-base-uri-object', /Report-Only/],
    ['csp-form-action', /Report-Only/],
    ['csp-eval', /Report-Only/],
    ['hsts', /86400.*2592000.*31536000/],
    ['dmarc-policy', /p=none.*p=quarantine.*pct=10.*pct=50.*p=reject/],
    ['mail-transport-policy', /testing.*enforce/],
  ])('%s names its stages in order', (id, stages) => {
    for (const fix of fixesOf(id)) expect(fix).toMatch(stages);
  });

  test('the pasted header is the one named in the text', () => {
    for (const id of ['content-type-options', 'referrer-policy', 'cross-origin-opener']) {
      const [repair] = findRepairs(SITE, { id, code: 'absent', args: {}, items: [] });
      for (const fix of fixesOf(id)) expect(fix).toContain(repair?.sets?.[0] ?? '?');
    }
  });
});

describe('the warning', () => {
  /** Checks whose snippets cannot break anything for a visitor, a program or a mail. */
  const HARMLESS = [
    ...['obsolete-headers', 'version-disclosure', 'leftover-test-content'],
    ...['zoom-allowed', 'favicon-ok', 'robots-resources-allowed', 'sitemap-found'],
    ...['motion-reduced', 'focus-visible', 'orientation-lock', 'copyright-year-current', 'wordpress-exposure'],
  ];

  test('exists for every check that can do harm', () => {
    const without = new Set(EVERY.filter(({ repair }) => repair.warning === null).map(({ fault }) => fault.id));
    expect([...without].filter((id) => !HARMLESS.includes(id))).toEqual([]);
    expect(HARMLESS.filter((id) => !without.has(id))).toEqual([]);
  });

  test('is copied above the code as a comment, and leaves the code unchanged', () => {
    for (const locale of LOCALES) {
      const { warnings } = repairWords[locale];
      const wrong = failing((repair) => {
        if (repair.warning === null) return addComment(repair, null) !== repair.snippet;
        const sentence = warnings[repair.warning];
        const copied = addComment(repair, sentence);
        const line = copied.split('\n').find((one) => one.includes(sentence)) ?? '';
        const rest = copied.replace(`${line}\n`, '').replace(`\n${line}`, '').trim();
        return line === '' || rest !== repair.snippet || !isSound(repair.where, rest);
      });
      expect(wrong).toEqual([]);
    }
  });

  test('never ends a comment early in any language', () => {
    for (const locale of LOCALES)
      for (const text of Object.values(repairWords[locale].warnings)) expect(text).not.toMatch(/--|\*\/|\?>|#\}|\n/);
  });
});

test('every check without code describes its repair in words', () => {
  const lines = PILLARS.flatMap((pillar) => CHECKS[pillar].checks.map(({ id }) => id));
  for (const id of lines.filter((one) => !Object.hasOwn(REPAIRS, one)))
    for (const locale of LOCALES) expect(WORDS[locale][id]?.fix, id).toMatch(/\w{3}/);
});
