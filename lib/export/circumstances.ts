import type { Contact, Locale, Report } from '../model.ts';
import { dataName } from '../view/data-name.ts';
import { dnsQuestionOf } from '../view/dns-question.ts';
import { answerOf, purposeOf } from '../view/ledger.ts';
import { browsingText } from '../words/command/browsing.ts';
import { commonWords } from '../words/common.ts';
import { bytesIn, dayIn, secondsIn } from '../words/format.ts';
import { kindWords } from '../words/kinds.ts';
import { BROWSER_NAMES } from '../words/platforms.ts';
import { reportWords } from '../words/report/report.ts';
import { shown } from './shown.ts';

/** Under what circumstances a scan was made, name and value. */
export const conditionsOf = (report: Report, locale: Locale): readonly (readonly [string, string])[] => {
  const { conditions } = reportWords[locale];
  const { target, finishedAt, version, rules, id, kind, data, browsing } = report;
  return [
    [conditions.address, shown(target.url)],
    ...(kind === undefined ? [] : [[kindWords[locale].label, kindWords[locale].names[kind]] as const]),
    [conditions.day, dayIn(locale, finishedAt)],
    [conditions.level, commonWords[locale].levels[target.level].name],
    [conditions.browser, BROWSER_NAMES[target.browser]],
    ...(browsing === undefined ? [] : [[conditions.browsing, browsingText(browsing, locale)] as const]),
    [conditions.version, shown(version)],
    ...(data === undefined ? [] : [[conditions.data, dataName(data)] as const]),
    [conditions.rules, String(rules)],
    [conditions.scan, id],
  ];
};

/** One contact, as a row of the ledger. */
export const describeContact = (contact: Contact, locale: Locale): readonly string[] => {
  const common = commonWords[locale];
  const { at, host, path, bytes } = contact;
  const question = dnsQuestionOf(contact);
  return [
    secondsIn(locale, at),
    shown(host),
    shown(question === null ? path : common.ledger.asked(question)),
    purposeOf(contact, common),
    answerOf(contact, common.ledger),
    bytes === null ? '–' : bytesIn(locale, bytes),
  ];
};
