import type { Report } from '../../lib/model.ts';
import type { Platform } from '../../lib/repairs/shape.ts';
import { dataName } from '../../lib/view/data-name.ts';
import { brief } from '../../lib/view/visible.ts';
import { browsingText } from '../../lib/words/command/browsing.ts';
import { dayIn, listIn } from '../../lib/words/format.ts';
import { kindWords } from '../../lib/words/kinds.ts';
import { BROWSER_NAMES, PLATFORM_NAMES } from '../../lib/words/platforms.ts';
import { reportWords } from '../../lib/words/report/report.ts';
import { useCommon, useLocale } from '../shared/locale.ts';

/** Under what circumstances the scan was made: what two scans must share to be compared. */
export const Conditions = ({ report, detected }: { report: Report; detected: readonly Platform[] }) => {
  const locale = useLocale();
  const { conditions } = reportWords[locale];
  const common = useCommon();
  const { target, finishedAt, version, rules, id, kind, data, browsing, extras } = report;
  const rows: readonly (readonly [string, string])[] = [
    [conditions.address, target.url],
    ...(kind === undefined ? [] : [[kindWords[locale].label, kindWords[locale].names[kind]] as const]),
    [conditions.day, dayIn(locale, finishedAt)],
    [conditions.level, common.levels[target.level].name],
    [conditions.browser, BROWSER_NAMES[target.browser]],
    ...(browsing === undefined ? [] : [[conditions.browsing, browsingText(browsing, locale)] as const]),
    // A scan in somebody's own browser looks in one way, which can be changed there.
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
    ...(data === undefined ? [] : [[conditions.data, dataName(data)] as const]),
    [conditions.rules, String(rules)],
    [conditions.scan, id],
  ];
  return (
    <dl class="conditions">
      {rows.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>
            <bdi>{brief(value)}</bdi>
          </dd>
        </div>
      ))}
    </dl>
  );
};
