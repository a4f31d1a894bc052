import { defineCheck, findBlindness, toUnseen } from '../../check.ts';
import type { Facts, Seen } from '../../evidence.ts';
import { isHtmlAnswer } from '../../parse/html/html-answer.ts';
import { collectDeclaration, findBeliedSignals } from '../../parse/site-files/robots-policy.ts';
import { isUnavailable, readRules } from './shared/crawler-access.ts';

type WellKnown = Seen<Facts['wellKnown']>;

/** The file's text, '' when there is none: an HTML page at its address is the site's answer to any address. */
const readTdmrep = (wellKnown: WellKnown): string => {
  const file = wellKnown.seen ? wellKnown.value.tdmrep : wellKnown;
  return file.seen && file.value.status === 200 && !isHtmlAnswer(file.value) ? file.value.body : '';
};

const findDeadLicence = (wellKnown: WellKnown): string | null => {
  const advertised = wellKnown.seen ? wellKnown.value.advertised : null;
  if (advertised?.kind !== 'licence' || !advertised.reply.seen) return null;
  return advertised.reply.value.status >= 400 ? advertised.url : null;
};

export const aiPolicyConsistent = defineCheck({
  id: 'ai-policy-consistent',
  weight: 1,
  who: 'webbouwer',
  effort: 1,
  source: 'https://datatracker.ietf.org/doc/draft-romm-aipref-contentsignals/',
  needs: ['robots', 'page', 'scan'],
  helps: ['fresh', 'wellKnown'],
  verdicts: {
    consistent: 'pass',
    unparsable: 'warn',
    contradicts: 'warn',
    licenceDead: 'warn',
    none: 'skip',
    robotsFails: 'skip',
  },

  judge({ robots, page, scan, fresh, wellKnown }) {
    if (isUnavailable(robots)) return { code: 'robotsFails' };
    const headers = fresh.seen ? fresh.value.headers : {};
    const text = readRules(robots);
    const declaration = collectDeclaration({
      robots: text,
      headers,
      metas: page.head.metas,
      tdmrep: readTdmrep(wellKnown),
    });
    const { declared, unparsable } = declaration;
    if (unparsable.length > 0) return { code: 'unparsable', items: unparsable };

    const belied = findBeliedSignals(declaration, text, scan.url);
    if (belied.length > 0) return { code: 'contradicts', items: belied };
    const licence = findDeadLicence(wellKnown);
    if (licence !== null) return { code: 'licenceDead', items: [licence] };

    const blind = findBlindness([fresh, wellKnown, ...(wellKnown.seen ? [wellKnown.value.tdmrep] : [])]);
    if (blind !== null) return toUnseen(blind);
    return declared.length > 0 ? { code: 'consistent', items: declared } : { code: 'none' };
  },
});
