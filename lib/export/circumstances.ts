import type { Contact, Locale, Report } from '../model.ts';
import { formatDataName } from '../view/data-name.ts';
import { findDnsQuestion } from '../view/dns-question.ts';
import { describeAnswer, describePurpose } from '../view/ledger.ts';
import { formatBrowsing } from '../words/command/browsing.ts';
import { commonWords } from '../words/common.ts';
import { formatBytes, formatDay, formatSeconds } from '../words/format.ts';
import { kindWords } from '../words/kinds.ts';
import { BROWSER_NAMES } from '../words/platforms.ts';
import { reportWords } from '../words/report/report.ts';
import { toShownText } from './shown.ts';

/** Under what circumstances a scan was made, name and value. */
export const listCircumstances = (report: Report, locale: Locale): readonly (readonly [string, string])[] => {
  const { conditions } = reportWords[locale];
  const { target, finishedAt, version, rules, id, kind, data, browsing } = report;
  return [
    [conditions.address, toShownText(target.url)],
    ...(kind === undefined ? [] : [[kindWords[locale].label, kindWords[locale].names[kind]] as const]),
    [conditions.day, formatDay(locale, finishedAt)],
    [conditions.level, commonWords[locale].levels[target.level].name],
    [conditions.browser, BROWSER_NAMES[target.browser]],
    ...(browsing === undefined ? [] : [[conditions.browsing, formatBrowsing(browsing, locale)] as const]),
    [conditions.version, toShownText(version)],
    ...(data === undefined ? [] : [[conditions.data, formatDataName(data)] as const]),
    [conditions.rules, String(rules)],
    [conditions.scan, id],
  ];
};

/** One contact, as a row of the ledger. */
export const describeContact = (contact: Contact, locale: Locale): readonly string[] => {
  const common = commonWords[locale];
  const { at, host, path, bytes } = contact;
  const question = findDnsQuestion(contact);
  return [
    formatSeconds(locale, at),
    toShownText(host),
    toShownText(question === null ? path : common.ledger.asked(question)),
    describePurpose(contact, common),
    describeAnswer(contact, common.ledger),
    bytes === null ? '–' : formatBytes(locale, bytes),
  ];
};
