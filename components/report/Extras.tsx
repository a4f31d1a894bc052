import type { Report } from '../../lib/model.ts';
import { toBrief } from '../../lib/view/visible.ts';
import { formatExtras, withItems } from '../../lib/words/report/extra-lines.ts';
import { reportWords } from '../../lib/words/report/report.ts';
import { useLocale } from '../shared/locale.ts';
import { Section } from '../shared/Section.tsx';

/** What was looked at beside the checks; nothing when it was not requested. All of it is foreign text. */
export const Extras = ({ report }: { readonly report: Report }) => {
  const locale = useLocale();
  const extras = formatExtras(report, locale);
  if (extras.length === 0) return null;
  return (
    <Section id="extras" title={reportWords[locale].extras}>
      {extras.map(({ heading, lines }) => (
        <div key={heading}>
          <p>
            <bdi>{toBrief(heading)}</bdi>
          </p>
          {lines.length > 0 && (
            <ul>
              {withItems(lines).map(({ line, items }) => (
                <li key={line}>
                  <bdi>{toBrief(line)}</bdi>
                  {items.length > 0 && (
                    <ul>
                      {items.map((item) => (
                        <li key={item}>
                          <bdi>{toBrief(item)}</bdi>
                        </li>
                      ))}
                    </ul>
                  )}
                </li>
              ))}
            </ul>
          )}
        </div>
      ))}
    </Section>
  );
};
