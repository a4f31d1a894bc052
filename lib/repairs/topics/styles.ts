import { block } from '../code.ts';
import type { Place, Platform, Repair, Site, Topic } from '../shape.ts';

/** The same rules everywhere: only where they go differs. */
const sheet = ({ url }: Site, lines: readonly string[]): readonly Repair[] => {
  const css = block(lines);
  const wordpress = block([
    '<?php',
    "add_action('wp_head', function () {",
    '    echo <<<CSS',
    '<style>',
    css,
    '</style>',
    '',
    'CSS;',
    '}, 99);',
  ]);
  const ways: readonly (readonly [Platform | null, Place, string])[] = [
    [null, 'stylesheet', css],
    ['wordpress', 'wpPlugin', wordpress],
    ['joomla', 'joomlaCss', css],
    ['nextjs', 'nextCss', css],
  ];
  const check = { run: `curl -s ${url}`, shows: lines[0] ?? '' };
  return ways.map(([platform, where, snippet]) => ({ platform, where, snippet, warning: null, check }));
};

export const styles: Topic = {
  'motion-reduced': (site, { code }) =>
    code === 'inconsiderate'
      ? sheet(site, [
          '@media (prefers-reduced-motion: reduce) {',
          '  *, ::before, ::after {',
          '    animation-duration: 0.01ms !important;',
          '    animation-iteration-count: 1 !important;',
          '    transition-duration: 0.01ms !important;',
          '    scroll-behavior: auto !important;',
          '  }',
          '}',
        ])
      : [],
  'focus-visible': (site) =>
    sheet(site, [':focus-visible {', '  outline: 3px solid !important;', '  outline-offset: 2px !important;', '}']),
};
