import { type Locale, PILLARS } from '../../lib/model.ts';
import {
  type CatalogueCheck,
  type CatalogueConclusion,
  checkCatalogue,
  listPillarChecks,
} from '../../lib/view/check-catalogue.ts';
import { checkPageWords } from '../../lib/words/check-pages.ts';
import { commonWords } from '../../lib/words/common.ts';

/** Escapes text for Markdown, in a table's cell too. */
const plain = (text: string): string => text.replace(/[\\`*_<>|[\]#~]/g, '\\$&').replace(/\s+/g, ' ');

const row = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;

const conclusionRow = ({ code, outcome, sentence, costs, cap }: CatalogueConclusion, nothing: string): string =>
  row([outcome, `${plain(sentence)} (\`${code}\`)`, costs || nothing, cap || nothing]);

/** The page of one check. */
const checkPage = (check: CatalogueCheck, locale: Locale): string => {
  const words = checkPageWords[locale];
  const { pillars } = commonWords[locale];
  const notes = [
    check.conclusions.some(({ sentence }) => sentence.includes('…')) ? words.ellipsis : '',
    check.byShare ? words.byShare : '',
    check.weight === 0 ? words.informative : words.unseen,
  ].filter((note) => note !== '');
  return `# ${plain(check.title)}

[${words.backToIndex}](index.md)

- ${words.check}: \`${check.id}\`
- ${words.pillar}: ${pillars[check.pillar]}
- ${words.weight}: ${check.weight}
- ${words.who}: ${check.who}
- ${words.sees}: ${check.sees.map((fact) => `[\`${fact}\`](../../../../docs/evidence.md)`).join(', ')}
- ${words.source}: <${check.source}>

## ${words.why}

${plain(check.why)}

## ${words.conclusions}

${row([words.outcome, words.sentence, words.costs, words.cap])}
${row(['---', '---', '---:', '---:'])}
${check.conclusions.map((conclusion) => conclusionRow(conclusion, words.nothing)).join('\n')}

${notes.join(' ')}

## ${words.fix}

${plain(check.fix)}
${check.fixes.map(([platform, text]) => `\n- **${platform}**: ${plain(text)}`).join('')}
${check.coded.length === 0 ? '' : `${words.coded} ${check.coded.join(', ')}.`}
`.replace(/\n{3,}/g, '\n\n');
};

/** The page with links to every check. */
const indexPage = (locale: Locale): string => {
  const words = checkPageWords[locale];
  const { pillars } = commonWords[locale];
  const rows = (checks: readonly CatalogueCheck[]) =>
    checks.map(({ id, title, weight, who }) => row([`[${plain(title)}](${id}.md)`, String(weight), who])).join('\n');
  return `# ${words.title}

${words.intro}

${PILLARS.map(
  (pillar) => `## ${pillars[pillar]}

${row([words.check, words.weight, words.who])}
${row(['---', '---:', '---'])}
${rows(listPillarChecks(pillar, locale))}
`,
).join('\n')}`;
};

/** Every page of a language, by the name of its file. */
export const pagesIn = (locale: Locale): ReadonlyMap<string, string> =>
  new Map([
    ['index.md', indexPage(locale)],
    ...checkCatalogue(locale).map((check) => [`${check.id}.md`, checkPage(check, locale)] as const),
  ]);
