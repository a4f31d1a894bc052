import type { CodeLocation, Repair } from './shape.ts';

/** Formats a text as a one-line comment of a language. */
type Comment = (text: string) => string;

const toHashComment: Comment = (text) => `# ${text}`;
const toSemicolonComment: Comment = (text) => `; ${text}`;
const toSlashComment: Comment = (text) => `// ${text}`;
const toMarkupComment: Comment = (text) => `<!-- ${text} -->`;
const toStyleComment: Comment = (text) => `/* ${text} */`;
const toTemplateComment: Comment = (text) => `{# ${text} #}`;
const toPhpComment: Comment = (text) => `<?php // ${text} ?>`;

/** Null when only code can be pasted: JSON, an attribute, a list in Markdown. */
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

/** A line that must remain the first of a file. */
const FIRST = /^(?:<\?php\n|<\?xml [^\n]*\n|<!doctype html>(?:\n|$))/;

/**
 * The text to copy: the snippet with a warning above it as a comment in the snippet's own language, so that both stay
 * together wherever they are pasted. If its language has no comments, the sentence precedes it on a line of its own.
 *
 * @param sentence What can go wrong, in the reader's language, without a line break; null when there is nothing to warn
 * about.
 */
export const addComment = ({ where, snippet }: Pick<Repair, 'where' | 'snippet'>, sentence: string | null): string => {
  if (sentence === null) return snippet;
  const comment = COMMENTS[where];
  if (comment === null) return `${sentence}\n\n${snippet}`;
  const [first = ''] = FIRST.exec(snippet) ?? [];
  const start = first === '' || first.endsWith('\n') ? first : `${first}\n`;
  return [`${start}${comment(sentence)}`, ...(snippet === first ? [] : [snippet.slice(first.length)])].join('\n');
};
