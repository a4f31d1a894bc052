import type { Args } from '../../lib/model.ts';
import { checkPageWords } from '../../lib/words/check-pages.ts';
import { commandWords } from '../../lib/words/command/command.ts';
import { commonWords } from '../../lib/words/common.ts';
import { axeRules as axeRulesEn } from '../../lib/words/en/axe-rules.ts';
import { checks as checksEn } from '../../lib/words/en/checks.ts';
import { menuWords } from '../../lib/words/menu.ts';
import { axeRules as axeRulesNl } from '../../lib/words/nl/axe-rules.ts';
import { checks as checksNl } from '../../lib/words/nl/checks.ts';
import { optionsWords } from '../../lib/words/options.ts';
import { popupWords } from '../../lib/words/popup.ts';
import { repairWords } from '../../lib/words/repairs.ts';
import { accessWords } from '../../lib/words/report/access.ts';
import { accessMatrixWords } from '../../lib/words/report/access-matrix.ts';
import { builderWords } from '../../lib/words/report/builder.ts';
import { decisionWords } from '../../lib/words/report/decision.ts';
import { exportWords } from '../../lib/words/report/export.ts';
import { historyWords } from '../../lib/words/report/history.ts';
import { onPageWords } from '../../lib/words/report/on-page.ts';
import { reportWords } from '../../lib/words/report/report.ts';
import { ticketWords } from '../../lib/words/report/ticket.ts';
import { clientWords } from '../../lib/words/service/client.ts';
import { keyPageWords } from '../../lib/words/service/key-page.ts';
import { limitsWords } from '../../lib/words/service/limits.ts';
import { platformWords } from '../../lib/words/service/platform.ts';
import { servedWords } from '../../lib/words/service/served.ts';
import { serviceWords } from '../../lib/words/service/service.ts';
import { serviceSettingsWords } from '../../lib/words/service/service-settings.ts';
import { siteWords } from '../../lib/words/service/site.ts';
import { sitesWords } from '../../lib/words/service/sites.ts';
import { apiDocsWords, monitorWords } from '../../lib/words/service/words.ts';
import { welcomeWords } from '../../lib/words/welcome.ts';

type CatalogueRow = readonly (readonly [path: string, text: string])[];
type Value = string | number;

/** What a sentence may be handed for all that it mentions: one of a thing, several, or a day where no count will do. */
const VALUES: readonly (readonly Value[])[] = [[1, 3], ['2026-12-31']];

/** Every argument has this value, whatever its name. */
const each = (value: Value): Args => new Proxy({}, { get: () => value });

const rendered = (sentence: (args: Args) => string): readonly string[] => {
  for (const values of VALUES) {
    try {
      return [...new Set(values.map((value) => sentence(each(value))))];
    } catch {}
  }
  throw new Error(`No value fits: ${sentence}`);
};

/** Every sentence below a value, with its path; functions are called. */
const sentences = (value: unknown, path: string): CatalogueRow => {
  if (typeof value === 'string') return [[path, value]];
  if (typeof value === 'function') {
    return rendered(value as (args: Args) => string).map((text) => [path, text] as const);
  }
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => sentences(inner, `${path}.${key}`));
};

/** Every text of a language but what changed by version, which is CHANGELOG.md's. */
export const catalogue = (locale: 'nl' | 'en'): CatalogueRow => [
  ...sentences(commonWords[locale], 'common'),
  ...sentences(popupWords[locale], 'popup'),
  ...sentences(reportWords[locale], 'report'),
  ...sentences(keyPageWords[locale], 'key-page'),
  ...sentences(limitsWords[locale], 'limits'),
  ...sentences(optionsWords[locale], 'options'),
  ...sentences(serviceWords[locale], 'service'),
  ...sentences(serviceSettingsWords[locale], 'service-settings'),
  ...sentences(platformWords[locale], 'platform'),
  ...sentences(clientWords[locale], 'client'),
  // Help stands in columns.
  ...sentences(commandWords[locale], 'command').map(([path, text]) => [path, text.replace(/ {2,}/g, ' ')] as const),
  ...sentences(exportWords[locale], 'export'),
  ...sentences(historyWords[locale], 'history'),
  ...sentences(welcomeWords[locale], 'welcome'),
  ...sentences(repairWords[locale], 'repairs'),
  ...sentences(accessMatrixWords[locale], 'access-matrix'),
  ...sentences(apiDocsWords[locale], 'api-docs'),
  ...sentences(servedWords[locale], 'served'),
  ...sentences(sitesWords[locale], 'sites'),
  ...sentences(accessWords[locale], 'access'),
  ...sentences(onPageWords[locale], 'on-page'),
  ...sentences(siteWords[locale], 'site'),
  ...sentences(ticketWords[locale], 'ticket'),
  ...sentences(builderWords[locale], 'builder'),
  ...sentences(decisionWords[locale], 'decision'),
  ...sentences(checkPageWords[locale], 'check-pages'),
  ...sentences(menuWords[locale], 'menu'),
  ...sentences(monitorWords[locale], 'watch'),
  ...sentences(locale === 'nl' ? axeRulesNl : axeRulesEn, 'axe-rules'),
  ...sentences(locale === 'nl' ? checksNl : checksEn, 'checks'),
];
