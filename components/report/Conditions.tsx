import type { Report } from '../../lib/model.ts';
import type { Platform } from '../../lib/repairs/shape.ts';
import { formatDataName } from '../../lib/view/data-name.ts';
import { toBrief } from '../../lib/view/visible.ts';
import { formatBrowsing } from '../../lib/words/command/browsing.ts';
import { formatDay, listIn } from '../../lib/words/format.ts';
import { kindWords } from '../../lib/words/kinds.ts';
import { BROWSER_NAMES, PLATFORM_NAMES } from '../../lib/words/platforms.ts';
import { reportWords } from '../../lib/words/report/report.ts';
import { useCommon, useLocale } from '../shared/locale.ts';

/** The conditions under which the scan was made, which two scans must share to be compared. */
export const Conditions = ({ report, detected }: { report: Report; detected: readonly Platform[] }) => {
  const locale = useLocale();
  const { conditions } = reportWords[locale];
  const common = useCommon();
  const { target, finishedAt, version, rules, id, kind, data, browsing, extras } = report;
  const rows: readonly (readonly [string, string])[] = [
    [conditions.address, target.url],
    ...(kind === undefined ? [] : [[kindWords[locale].label, kindWords[locale].names[kind]] as const]),
    [conditions.day, formatDay(locale, finishedAt)],
    [conditions.level, common.levels[target.level].name],
    [conditions.browser, BROWSER_NAMES[target.browser]],
    ...(browsing === undefined ? [] : [[conditions.browsing, formatBrowsing(browsing, locale)] as const]),
    // A scan in the user's own browser has a single way of viewing, which can be changed there.
    ...(target.tabId > 0 && extras?.views === undefined
      ? [[conditions.otherViews, conditions.lookAgain] as const]
      : []),
    ...(detected.length > 0
      ? [
          [
            conditions.platforms,
            listIn(
              locale,
              detected.map((one) => PLATFORM_NAMES[one]),
            ),
          ] as const,
        ]
      : []),
    [conditions.version, version],
    ...(data === undefined ? [] : [[conditions.data, formatDataName(data)] as const]),
    [conditions.rules, String(rules)],
    [conditions.scan, id],
  ];
  return (
    <dl class="conditions">
      {rows.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>
            <bdi>{toBrief(value)}</bdi>
          </dd>
        </div>
      ))}
    </dl>
  );
};
