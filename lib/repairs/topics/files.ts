import { block } from '../code.ts';
import type { Repair, Site, Topic } from '../shape.ts';
import { textFile } from '../text-file.ts';

const PATH = '/.well-known/security.txt';

/** Fields of RFC 9116 §2.5; the address of a mailbox is the one that RFC 2142 §4 names for this. */
const security = (site: Site): readonly Repair[] => {
  const lines = [
    `Contact: mailto:security@${site.domain}`,
    `Expires: ${site.expires}`,
    `Canonical: https://${site.host}${PATH}`,
    'Preferred-Languages: nl, en',
  ];
  const plain = textFile(site, PATH, [lines, 'securityFile']);
  const wordpress = block([
    '<?php',
    "add_action('init', function () {",
    `    if (strtok($_SERVER['REQUEST_URI'] ?? '', '?') === '${PATH}') {`,
    "        header('Content-Type: text/plain; charset=utf-8');",
    `        echo "${lines.join('\\n')}\\n";`,
    '        exit;',
    '    }',
    '});',
  ]);
  const [first] = plain;
  return first === undefined
    ? []
    : [...plain, { ...first, platform: 'wordpress' as const, where: 'wpPlugin' as const, snippet: wordpress }].map(
        (repair) => ({ ...repair, warning: 'ownMailbox' as const }),
      );
};

export const files: Topic = {
  'security-txt': security,
};
