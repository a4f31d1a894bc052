import { type CldFactory, loadModule } from 'cld3-asm';
import type { Senses } from '../../lib/collect/network/senses.ts';

/** As Chromium asks the same library: any length, three languages at most. */
const LIMIT = { least: 0, most: 3_000, languages: 3 };
const UNKNOWN = 'und';

let loading: Promise<CldFactory> | undefined;

/** The languages of a text with their share in %, offline, by the library that Chromium has in it (CLD3). */
export const detectLanguage: Senses['detectLanguage'] = async (text) => {
  loading ??= loadModule();
  const identifier = (await loading).create(LIMIT.least, LIMIT.most);
  try {
    const found = identifier
      .findMostFrequentLanguages(text, LIMIT.languages)
      .filter(({ language }) => language !== UNKNOWN);
    return {
      isReliable: found.length > 0 && found.every(({ is_reliable }) => is_reliable),
      languages: found.map(({ language, proportion }) => ({ language, percentage: Math.round(proportion * 100) })),
    };
  } finally {
    identifier.dispose();
  }
};
