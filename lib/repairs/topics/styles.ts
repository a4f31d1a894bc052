import { joinLines } from '../code.ts';
import type { CodeLocation, Platform, Repair, Site, Topic } from '../shape.ts';

/** Adds the same rules on every platform; only the location differs. */
const repairStyles = ({ url }: Site, lines: readonly string[]): readonly Repair[] => {
  const css = joinLines(lines);
  const wordpress = joinLines([
    '<?php',
    "add_action('wp_head', function () {",
    // As text outside PHP, not as a PHP string: no selector can end it.
    '?>',
    '<style>',
    css,
    '</style>',
    '<?php',
    '}, 99);',
  ]);
  const methods: readonly (readonly [Platform | null, CodeLocation, string])[] = [
    [null, 'stylesheet', css],
    ['wordpress', 'wpPlugin', wordpress],
    ['joomla', 'joomlaCss', css],
    ['nextjs', 'nextCss', css],
  ];
  const check = { run: `curl -s ${url}`, shows: lines[0] ?? '' };
  return methods.map(([platform, where, snippet]) => ({ platform, where, snippet, warning: null, check }));
};

const SELECTOR = /^[\w#.>:() -]{1,200}$/;

/** Reverts elements that rotate with the screen, in both orientations. */
const repairOrientation = (site: Site, items: readonly string[]): readonly Repair[] => {
  const selectors = items.map((item) => item.split(' — ')[0] ?? '').filter((one) => SELECTOR.test(one));
  if (selectors.length === 0) return [];
  const methods = ['portrait', 'landscape'].flatMap((way) => [
    `@media (orientation: ${way}) {`,
    `  ${selectors.join(', ')} {`,
    '    transform: none !important;',
    '    rotate: none !important;',
    '  }',
    '}',
  ]);
  return repairStyles(site, methods);
};

export const styles: Topic = {
  'orientation-lock': (site, { items }) => repairOrientation(site, items),
  // No style sheet stops a video or a script.
  'motion-reduced': (site, { code, args }) =>
    code === 'inconsiderate' && Number(args['unstyled'] ?? 0) === 0
      ? repairStyles(site, [
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
    repairStyles(site, [
      // Two colours, of which one is seen on any background (WCAG technique C40).
      ':focus-visible {',
      '  outline: 3px solid #000 !important;',
      '  outline-offset: 2px !important;',
      '  box-shadow: 0 0 0 7px #fff !important;',
      '}',
    ]),
};
