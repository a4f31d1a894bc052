import { joinLines } from './code.ts';

interface Before {
  /** Lines that run before the page is generated, and may `return` to leave it unchanged. */
  readonly lines: readonly string[];
  /** A variable from these lines that the change needs. */
  readonly uses: string;
}

/**
 * A WordPress plug-in that changes the page as it is sent: `lines` compute `$changed` from `$html`, or return. Feeds,
 * robots.txt, sitemaps and anything else that is not a web page are sent unchanged. It starts just before a template is
 * displayed: downloads, payments and other responses that plug-ins send themselves are finished by then, and are not
 * buffered in memory. It runs on every PHP and WordPress version that a neglected site may have: an error in a plug-in
 * takes the whole site down.
 */
export const writeWordpressPage = (lines: readonly string[], before?: Before): string =>
  joinLines([
    '<?php',
    "add_filter('template_include', function ($template) {",
    "    if (is_feed() || is_robots() || is_trackback() || (function_exists('is_favicon') && is_favicon()) || get_query_var('sitemap') !== '') {",
    '        return $template;',
    '    }',
    ...(before?.lines ?? []).map((line) => `    ${line}`),
    `    ob_start(function ($html)${before === undefined ? '' : ` use (${before.uses})`} {`,
    "        if (!preg_match('/^\\s*(?:<!doctype html|<html)\\b/i', $html)) {",
    '            return $html;',
    '        }',
    ...lines.map((line) => `        ${line}`),
    '        return is_string($changed) ? $changed : $html;',
    '    });',
    '    return $template;',
    '}, PHP_INT_MAX);',
  ]);
