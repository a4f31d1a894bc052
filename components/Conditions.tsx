import type { Report } from '../lib/model.ts';
import { dayIn } from '../lib/words/format.ts';
import { reportWords } from '../lib/words/report.ts';
import { useCommon, useLocale } from './locale.ts';

const BROWSERS = { chromium: 'Chromium', firefox: 'Firefox' };

/** Under what circumstances the scan was made: what two scans must share to be compared. */
export const Conditions = ({ report }: { readonly report: Report }) => {
  const locale = useLocale();
  const { conditions } = reportWords[locale];
  const common = useCommon();
  const { target, finishedAt, version, rules, id } = report;
  const rows: readonly (readonly [string, string])[] = [
    [conditions.address, target.url],
    [conditions.day, dayIn(locale, finishedAt)],
    [conditions.level, common.levels[target.level].name],
    [conditions.browser, BROWSERS[target.browser]],
    [conditions.version, version],
    [conditions.rules, String(rules)],
    [conditions.scan, id],
  ];
  return (
    <dl class="conditions">
      {rows.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>
            <bdi>{value}</bdi>
          </dd>
        </div>
      ))}
    </dl>
  );
};
