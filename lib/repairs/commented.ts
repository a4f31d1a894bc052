import type { CodeLocation, Repair } from './shape.ts';

/** How a language writes what is not code, in one line. */
type Comment = (text: string) => string;

const hash: Comment = (text) => `# ${text}`;
const semicolon: Comment = (text) => `; ${text}`;
const slashes: Comment = (text) => `// ${text}`;
const markup: Comment = (text) => `<!-- ${text} -->`;
const style: Comment = (text) => `/* ${text} */`;
const template: Comment = (text) => `{# ${text} #}`;
const php: Comment = (text) => `<?php // ${text} ?>`;

/** Null where nothing but code can be pasted: JSON, an attribute, a list in Markdown. */
const COMMENTS: Readonly<Record<CodeLocation, Comment | null>> = {
  nginxServer: hash,
  nginxHeaders: hash,
  nginxLocation: hash,
  nginxCookies: hash,
  pleskNginx: hash,
  nginxHeaderLine: hash,
  nginxHidden: hash,
  htaccessEnd: hash,
  litespeedRewrite: hash,
  robotsGroup: hash,
  htaccess: hash,
  apacheConfig: hash,
  caddySite: hash,
  caddySiteTop: hash,
  shell: hash,
  shellDns: hash,
  powershell: hash,
  typoscript: hash,
  netlifyToml: hash,
  robotsFile: hash,
  securityFile: hash,
  phpIni: semicolon,
  zone: semicolon,
  zoneDmarc: semicolon,
  cloudflareDns: semicolon,
  cloudflareDmarc: semicolon,
  directadminZone: semicolon,
  directadminDmarc: semicolon,
  wpPlugin: slashes,
  wpConfig: slashes,
  joomlaConfiguration: slashes,
  drupalSettings: slashes,
  nextConfig: slashes,
  nextLayout: slashes,
  nextSitemap: slashes,
  joomlaTemplate: php,
  drupalTheme: template,
  webConfig: markup,
  head: markup,
  headBeside: markup,
  firstLine: markup,
  sitemapFile: markup,
  sitemapEntry: markup,
  stylesheet: style,
  joomlaCss: style,
  nextCss: style,
  cloudflareHeaders: null,
  cloudflareRedirects: null,
  vercelJson: null,
  llmsFile: null,
  htmlLang: null,
  yearInFooter: null,
};

/** What has to stay the first line of a file. */
const FIRST = /^(?:<\?php\n|<\?xml [^\n]*\n|<!doctype html>(?:\n|$))/;

/**
 * What is copied: the snippet with what to look at first above it, in the snippet's own language, so that the two stay
 * together wherever it is pasted. Where its language has no comments the sentence goes before it, on a line of its own.
 *
 * @param sentence What can go wrong, in the reader's language, without a line break; null where nothing is to be said.
 */
export const commented = ({ where, snippet }: Pick<Repair, 'where' | 'snippet'>, sentence: string | null): string => {
  if (sentence === null) return snippet;
  const comment = COMMENTS[where];
  if (comment === null) return `${sentence}\n\n${snippet}`;
  const [first = ''] = FIRST.exec(snippet) ?? [];
  const start = first === '' || first.endsWith('\n') ? first : `${first}\n`;
  return [`${start}${comment(sentence)}`, ...(snippet === first ? [] : [snippet.slice(first.length)])].join('\n');
};
