import { block } from './code.ts';

interface Before {
  /** Lines that run before the page is made, which may `return` to leave it as it is. */
  readonly lines: readonly string[];
  /** A variable of theirs that the change needs. */
  readonly uses: string;
}

/** A plugin of WordPress that changes the page as it is sent: `lines` make what they return of `$html`. */
export const wordpressPage = (lines: readonly string[], before?: Before): string =>
  block([
    '<?php',
    "add_action('template_redirect', function () {",
    ...(before?.lines ?? []).map((line) => `    ${line}`),
    `    ob_start(function ($html)${before === undefined ? '' : ` use (${before.uses})`} {`,
    ...lines.map((line) => `        ${line}`),
    '    });',
    '}, 0);',
  ]);

/** Puts an element in the head, in place of every older one that the pattern finds. */
export const wordpressHead = (pattern: string, [uses, value, element]: readonly [string, string, string]): string =>
  wordpressPage(
    [
      `$html = preg_replace('${pattern}', '', $html) ?? $html;`,
      `return preg_replace('/<\\/head>/i', ${element} . '</head>', $html, 1) ?? $html;`,
    ],
    { lines: ['if (is_404()) {', '    return;', '}', `${uses} = ${value};`], uses },
  );
