import { joinLines } from './code.ts';

interface Before {
  /** Lines that run before the page is made, which may `return` to leave it as it is. */
  readonly lines: readonly string[];
  /** A variable of theirs that the change needs. */
  readonly uses: string;
}

/**
 * A plugin of WordPress that changes the page as it is sent: `lines` make `$changed` of `$html`, or return. Feeds, robots.txt,
 * sitemaps and what else is no web page are sent as they were. It starts where a template is about to be shown: downloads,
 * payments and what else plugins answer by themselves are over by then, and are not held in memory. It runs on every PHP and
 * WordPress that a neglected site may have: a plugin with a fault in it takes the whole site down.
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
