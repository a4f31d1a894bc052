import type { CodeLocation, Repair } from './shape.ts';

/** How a language writes what is not code, in one line. */
type Comment = (text: string) => string;

const toHashComment: Comment = (text) => `# ${text}`;
const toSemicolonComment: Comment = (text) => `; ${text}`;
const toSlashComment: Comment = (text) => `// ${text}`;
const toMarkupComment: Comment = (text) => `<!-- ${text} -->`;
const toStyleComment: Comment = (text) => `/* ${text} */`;
const toTemplateComment: Comment = (text) => `{# ${text} #}`;
const toPhpComment: Comment = (text) => `<?php // ${text} ?>`;

/** Null where nothing but code can be pasted: JSON, an attribute, a list in Markdown. */
const COMMENTS: Readonly<Record<CodeLocation, Comment | null>> = {
  nginxServer: toHashComment,
  nginxHeaders: toHashComment,
  nginxLocation: toHashComment,
  nginxCookies: toHashComment,
  pleskNginx: toHashComment,
  nginxHeaderLine: toHashComment,
  nginxHidden: toHashComment,
  htaccessEnd: toHashComment,
  litespeedRewrite: toHashComment,
  robotsGroup: toHashComment,
  htaccess: toHashComment,
  apacheConfig: toHashComment,
  caddySite: toHashComment,
  caddySiteTop: toHashComment,
  shell: toHashComment,
  shellDns: toHashComment,
  powershell: toHashComment,
  typoscript: toHashComment,
  netlifyToml: toHashComment,
  robotsFile: toHashComment,
  securityFile: toHashComment,
  phpIni: toSemicolonComment,
  zone: toSemicolonComment,
  zoneDmarc: toSemicolonComment,
  cloudflareDns: toSemicolonComment,
  cloudflareDmarc: toSemicolonComment,
  directadminZone: toSemicolonComment,
  directadminDmarc: toSemicolonComment,
  wpPlugin: toSlashComment,
  wpConfig: toSlashComment,
  joomlaConfiguration: toSlashComment,
  drupalSettings: toSlashComment,
  nextConfig: toSlashComment,
  nextLayout: toSlashComment,
  nextSitemap: toSlashComment,
  joomlaTemplate: toPhpComment,
  drupalTheme: toTemplateComment,
  webConfig: toMarkupComment,
  head: toMarkupComment,
  headBeside: toMarkupComment,
  firstLine: toMarkupComment,
  sitemapFile: toMarkupComment,
  sitemapEntry: toMarkupComment,
  stylesheet: toStyleComment,
  joomlaCss: toStyleComment,
  nextCss: toStyleComment,
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
export const addComment = ({ where, snippet }: Pick<Repair, 'where' | 'snippet'>, sentence: string | null): string => {
  if (sentence === null) return snippet;
  const comment = COMMENTS[where];
  if (comment === null) return `${sentence}\n\n${snippet}`;
  const [first = ''] = FIRST.exec(snippet) ?? [];
  const start = first === '' || first.endsWith('\n') ? first : `${first}\n`;
  return [`${start}${comment(sentence)}`, ...(snippet === first ? [] : [snippet.slice(first.length)])].join('\n');
};
