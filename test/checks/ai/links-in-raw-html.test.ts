import { linksInRawHtml } from '../../../lib/checks/ai/links-in-raw-html.ts';
import { blindCases, cases } from '../../kit/cases.ts';
import { link, page, scan } from '../../kit/facts.ts';

const linking = (count: number, more: readonly string[] = []) =>
  page({
    links: {
      total: count,
      list: [...Array.from({ length: count }, (_, index) => `https://voorbeeld.nl/${index}`), ...more].map((href) =>
        link({ raw: href, href }),
      ),
    },
  });
const compare = (shown: number, sent: number) => ({ page: linking(shown), raw: linking(sent), scan: scan() });

cases(linksInRawHtml, {
  most: [compare(10, 10), compare(10, 8), compare(5, 60)],
  some: [compare(10, 7), compare(10, 4)],
  few: [compare(10, 3), compare(20, 0)],
  noLinks: [
    compare(4, 0),
    { ...compare(4, 0), page: linking(4, ['https://elders.nl/', 'mailto:a@b.nl', 'https://voorbeeld.nl/3#onder']) },
  ],
});

blindCases(linksInRawHtml, [
  { ...compare(10, 2), raw: page({ ...linking(2), document: { truncated: true } }) },
  { ...compare(10, 2), raw: page({ links: { ...linking(2).links, total: 4_000 } }) },
]);
