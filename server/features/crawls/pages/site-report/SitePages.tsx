import { useCommon, useLocale } from '../../../../../components/shared/locale.ts';
import { Table } from '../../../../../components/shared/Table.tsx';
import { PILLARS } from '../../../../../lib/model.ts';
import { toGrade } from '../../../../../lib/view/grade.ts';
import { kindWords } from '../../../../../lib/words/kinds.ts';
import { siteWords } from '../../../../../lib/words/service/site.ts';
import { type ShownPage, toShownPath } from './shown-page.ts';

interface Props {
  readonly page: ShownPage;
}

const Score = ({ score }: { readonly score: number | null }) => {
  const common = useCommon();
  return (
    <td class="num score" data-step={toGrade(score, 'nl').step ?? 0}>
      {score ?? '–'}
      {score === null && <span class="unseen">{common.noScore}</span>}
    </td>
  );
};

/** What kind of page it is, or why it has no result. */
const useKind = ({ report, why }: ShownPage): string => {
  const locale = useLocale();
  const { reasons, pages } = siteWords[locale];
  if (report === null) return reasons[why ?? 'internal'];
  return report.kind === undefined ? pages.unknownKind : kindWords[locale].names[report.kind];
};

const Row = ({ page }: Props) => {
  const { report, href } = page;
  const scores = PILLARS.map((pillar) => report?.scores.find((one) => one.pillar === pillar)?.score ?? null);
  const path = <bdi>{toShownPath(page)}</bdi>;
  return (
    <tr>
      <th scope="row">
        {href === null ? path : <a href={href}>{path}</a>}
        <span class="of-kind">{useKind(page)}</span>
      </th>
      <Score score={report?.overall ?? null} />
      {scores.map((score, index) => (
        <Score key={PILLARS[index]} score={score} />
      ))}
    </tr>
  );
};

/** The pages of a site report: what each is, its scores, and the way to its own report. */
export const SitePages = ({ pages }: { readonly pages: readonly ShownPage[] }) => {
  const { pages: words } = siteWords[useLocale()];
  const common = useCommon();
  const numbers = [words.total, ...PILLARS.map((pillar) => common.pillars[pillar])];
  return (
    <Table columns={[words.page, ...numbers]} numbers={numbers} kind="site-pages" scrolls={words.table}>
      {pages.map((page) => (
        <Row key={page.href ?? page.url} page={page} />
      ))}
    </Table>
  );
};
