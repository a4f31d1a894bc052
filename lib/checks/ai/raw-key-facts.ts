import { defineCheck, toUnseen } from '../../check.ts';
import type { Facts } from '../../evidence.ts';
import { isOtherVersion } from '../../parse/page-kind/other-version.ts';
import { splitWords } from '../../parse/text/coverage.ts';
import {
  findFirstEmail,
  findFirstPhone,
  findFirstPrice,
  hasEmail,
  hasPhone,
  hasPrice,
  listTypes,
} from '../../parse/text/key-facts.ts';

type Page = Facts['page'];
interface KeyFact {
  readonly what: 'h1' | 'other';
  readonly value: string;
  readonly isIn: (raw: Page) => boolean;
}

const foldText = (text: string): string => ` ${splitWords(text).join(' ')} `;
const findHeading = ({ headings }: Page): KeyFact[] => {
  const text = headings.find(({ level, visible }) => level === 1 && visible)?.text ?? '';
  const isHeld = (raw: Page): boolean =>
    [raw.text.body, ...raw.headings.map((one) => one.text)].some((source) => foldText(source).includes(foldText(text)));
  return splitWords(text).length === 0 ? [] : [{ what: 'h1', value: text, isIn: isHeld }];
};

const listDataFacts = ({ structuredData }: Page): KeyFact[] => {
  const types = listTypes(structuredData.jsonLd);
  const isIn = (raw: Page): boolean => types.isSubsetOf(listTypes(raw.structuredData.jsonLd));
  return types.size === 0 ? [] : [{ what: 'other', value: [...types].join(', '), isIn }];
};

const listKeyFacts = (page: Page): readonly KeyFact[] => {
  const [phone, email, price] = [findFirstPhone(page), findFirstEmail(page), findFirstPrice(page)];
  return [
    ...findHeading(page),
    ...(phone === null ? [] : [{ what: 'other' as const, value: phone, isIn: (raw: Page) => hasPhone(raw, phone) }]),
    ...(email === null ? [] : [{ what: 'other' as const, value: email, isIn: (raw: Page) => hasEmail(raw, email) }]),
    ...(price === null ? [] : [{ what: 'other' as const, value: price, isIn: (raw: Page) => hasPrice(raw, price) }]),
    ...listDataFacts(page),
  ];
};

export const rawKeyFacts = defineCheck({
  id: 'raw-key-facts',
  weight: 5,
  who: 'webbouwer',
  cause: 'raw-html',
  source: 'https://vercel.com/blog/the-rise-of-the-ai-crawler',
  needs: ['page', 'raw'],
  verdicts: { all: 'pass', missing: 'warn', headingMissing: 'fail', none: 'skip' },

  judge({ page, raw }) {
    const facts = listKeyFacts(page);
    if (facts.length === 0) return { code: 'none' };
    const missing = facts.filter(({ isIn }) => !isIn(raw));
    const args = { count: facts.length, missing: missing.length };
    if (missing.length === 0) return { code: 'all', args };
    // Facts beyond the part that was read, or shown in translation, may well have been sent.
    if (raw.document.truncated || raw.text.truncated) return toUnseen('tooLarge');
    if (isOtherVersion(page, raw)) return toUnseen('hidden');
    const code = missing.some(({ what }) => what === 'h1') ? 'headingMissing' : 'missing';
    return { code, args, items: missing.map(({ value }) => value) };
  },
});
