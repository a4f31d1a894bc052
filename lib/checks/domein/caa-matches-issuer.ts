import { defineCheck, toUnseen } from '../../check.ts';
import type { Facts } from '../../evidence.ts';
import { type CaaRecord, listCaaNames, parseCaaIssuer } from '../../parse/dns/caa.ts';
import { filterRecords, findAnswer } from '../../parse/dns/dns-answers.ts';
import { findCaaDomains } from '../../parse/http/issuer.ts';

const isWildcard = ({ subject }: Facts['cert']): boolean => /(?:^|,)\s*CN=\*\./.test(subject);

/** For a certificate of `*.name`, issuewild records take precedence over issue records, if there are any (RFC 8659 §4.3). */
const filterGoverning = <One extends Pick<CaaRecord, 'tag'>>(
  records: readonly One[],
  wild: boolean,
): readonly One[] => {
  const ofWild = wild ? records.filter(({ tag }) => tag === 'issuewild') : [];
  return ofWild.length > 0 ? ofWild : records.filter(({ tag }) => tag === 'issue');
};

export const caaMatchesIssuer = defineCheck({
  id: 'caa-matches-issuer',
  weight: 0,
  who: 'domeinbeheerder',
  source: 'https://www.rfc-editor.org/rfc/rfc8659',
  needs: ['scan', 'dns', 'cert'],
  verdicts: { matches: 'info', differs: 'info', unrestricted: 'info', unfamiliar: 'info' },

  judge({ scan, dns, cert }) {
    for (const name of listCaaNames(scan.host)) {
      const answer = findAnswer(dns, 'CAA', name);
      if (!answer.seen) return toUnseen(answer.why);

      const records = filterRecords(answer.value, 'CAA');
      if (records.length === 0) continue;

      const allowed = filterGoverning(records, isWildcard(cert)).map(({ value }) => parseCaaIssuer(value)?.authority);
      if (allowed.length === 0) return { code: 'unrestricted' };

      const issuer = findCaaDomains(cert.issuer);
      if (issuer === null) return { code: 'unfamiliar', items: [cert.issuer] };
      const matches = issuer.some((domain) => allowed.includes(domain));
      return { code: matches ? 'matches' : 'differs', items: [cert.issuer, ...records.map(({ value }) => value)] };
    }
    return { code: 'unrestricted' };
  },
});
