import { contentWithinLimits } from '../../../lib/checks/ai/content-within-limits.ts';
import { cases } from '../../kit/cases.ts';
import { blind, http, page, seen } from '../../kit/facts.ts';

const words = (stem: string, count: number): string =>
  Array.from({ length: count }, (_, index) => `${stem}${index}`).join(' ');
const MAIN = words('zin', 300);
const sized = (bytes: number, body = `kop ${MAIN} voet`, truncated = false) => ({
  page: page({ text: { main: MAIN } }),
  raw: page({ document: { sourceLength: Math.min(bytes, 2_097_152), truncated }, text: { body } }),
  fresh: seen(http({}, { bytes })),
});

// The end of the text cannot be found in another language.
const translated = {
  ...sized(2_200_000, words('before', 10_000), true),
  page: page({ document: { translated: true }, text: { main: MAIN } }),
};

cases(contentWithinLimits, {
  within: [
    sized(30_000),
    sized(900_000, `${MAIN} ${words('meer', 9_000)}`),
    { ...sized(30_000), page: page() },
    { ...sized(30_000), fresh: blind('timeout') },
    sized(30_000, ''),
  ],
  large: [sized(1_200_000, `${MAIN} ${words('meer', 20_000)}`), sized(2_200_000, MAIN, true), translated],
  late: [sized(400_000, `${words('vooraf', 12_000)} ${MAIN}`)],
  thin: [sized(150_000), sized(600_000, 'Laden')],
  cutOff: [sized(2_200_000, words('vooraf', 10_000), true), sized(2_200_000, words('zin', 200), true)],
});
