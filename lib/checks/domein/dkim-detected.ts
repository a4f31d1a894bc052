import { defineCheck, toUnseen } from '../../check.ts';
import { DKIM_SELECTORS } from '../../data/network/dkim-selectors.ts';
import { findAnswer } from '../../parse/dns/dns-answers.ts';
import { parseDkimKey } from '../../parse/mail/dkim.ts';
import { findTexts, isMailless } from '../../parse/mail/mail-answers.ts';

export const dkimDetected = defineCheck({
  id: 'dkim-detected',
  weight: 3,
  who: 'domeinbeheerder',
  effort: 1,
  source: 'https://www.rfc-editor.org/rfc/rfc6376',
  needs: ['scan', 'dns'],
  verdicts: { found: 'pass', impossible: 'warn', unusable: 'warn', revoked: 'warn', noMail: 'skip' },

  judge({ scan, dns }) {
    const domain = scan.domain ?? scan.host;
    const mailless = isMailless(dns, domain);
    if (!mailless.seen) return toUnseen(mailless.why);
    if (mailless.value) return { code: 'noMail' };

    const parent = `_domainkey.${domain}`;
    const top = findAnswer(dns, 'TXT', parent);
    // RFC 8020: below a nonexistent name, nothing exists.
    if (top.seen && top.value.rcode === 'NXDOMAIN') return { code: 'impossible' };
    if (!top.seen) return toUnseen(top.why);

    // A record that a made-up label has too comes from a wildcard, and proves nothing.
    const control = findTexts(dns, `${dns.madeUpName.split('.')[0]}.${parent}`);
    const wild = control.seen ? control.value : [];
    const looks = DKIM_SELECTORS.map(({ selector }) => ({ selector, look: findTexts(dns, `${selector}.${parent}`) }));
    const keys = looks.flatMap(({ selector, look }) => {
      const own = look.seen ? look.value.filter((text) => !wild.includes(text)) : [];
      return own
        .flatMap((text) => parseDkimKey(text) ?? [])
        .map(({ revoked, usable }) => ({ selector, revoked, usable }));
    });
    const conclude = <Code extends string>(code: Code, chosen: typeof keys) => {
      const items = [...new Set(chosen.map(({ selector }) => selector))];
      return { code, args: { selectors: items.join(', ') }, items };
    };
    const usable = keys.filter((key) => key.usable);
    if (usable.length > 0) return conclude('found', usable);
    const blind = looks.flatMap(({ look }) => (look.seen ? [] : [look.why]))[0];
    if (blind !== undefined) return toUnseen(blind);
    const unusable = keys.filter(({ revoked }) => !revoked);
    if (unusable.length > 0) return conclude('unusable', unusable);
    return keys.length > 0 ? conclude('revoked', keys) : toUnseen('hidden');
  },
});
