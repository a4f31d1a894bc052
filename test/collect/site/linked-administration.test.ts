import { describe, expect, test } from 'vitest';
import { collectVisited } from '../../../lib/collect/site/visited.ts';
import { createNotSeen, type Evidence, FACTS } from '../../../lib/evidence.ts';
import { assess } from '../../../lib/scan.ts';
import { link, linkElement, page, scan, seen } from '../../kit/facts.ts';
import { type FakeAnswer, fakeReach, target } from '../../kit/reach.ts';

/* Administration behind a link of the page: requested once, as a stranger, and only at an address that the page links to. */

const SITE = 'https://voorbeeld.nl';
const PMA: FakeAnswer = {
  says: {
    head: { titles: ['phpMyAdmin'], links: [linkElement('stylesheet', `${SITE}/pma/themes/pmahomme/css/theme.css`)] },
    document: { url: `${SITE}/pma/` },
    text: { body: 'Welkom bij phpMyAdmin Taal Inloggen Gebruikersnaam Wachtwoord' },
    forms: { passwordFields: 1 },
  },
};
const OPEN: FakeAnswer = {
  says: {
    ...PMA.says,
    head: {
      titles: ['localhost | phpMyAdmin 5.2.1'],
      links: [linkElement('stylesheet', `${SITE}/pma/themes/pmahomme/css/theme.css`)],
    },
    text: { body: `${'Server databases tables structure export import '.repeat(8)}` },
    forms: { passwordFields: 0 },
  },
};

const lookedAt = async (
  links: readonly string[],
  answers: Parameters<typeof fakeReach>[1],
): Promise<{ readonly asked: readonly string[]; readonly evidence: Partial<Evidence> }> => {
  const shown = { document: { url: `${SITE}/` }, links: { list: links.map((href) => link({ href, text: 'Beheer' })) } };
  const reach = fakeReach(shown, answers);
  const found = FACTS.visited.parse(await collectVisited(target({ url: `${SITE}/` }), reach));
  return {
    asked: reach.requests.map(({ url }) => url),
    evidence: {
      ...{ page: seen(page(shown)), raw: seen(page(shown)), visited: seen(found) },
      scan: seen(scan({ url: `${SITE}/`, host: 'voorbeeld.nl', domain: 'voorbeeld.nl' })),
    },
  };
};

const findingOf = (evidence: Partial<Evidence>) =>
  assess('beveiliging', evidence as Evidence).findings.find(({ id }) => id === 'open-administration');

describe('administration behind a link', () => {
  test.each([
    ['a login', PMA, 'linkedLogin', 'administrationLogin'],
    ['no password', OPEN, 'linkedOpen', 'openAdministration'],
  ] as const)('with %s is reported as a state, with its address', async (_, answer, code, state) => {
    const { asked: requested, evidence } = await lookedAt([`${SITE}/pma/`], { [`${SITE}/pma/`]: answer });
    expect(requested.filter((url) => url.includes('/pma/'))).toHaveLength(1);
    expect(findingOf(evidence)).toMatchObject({ code, state, outcome: 'fail', items: [`${SITE}/pma/`] });
  });

  test.each<readonly [string, FakeAnswer]>([
    ['requires HTTP authentication', { status: 401 }],
    ['answers 403', { status: 403 }],
    ['answers 404', { status: 404 }],
    ['is another page', { says: { head: { titles: ['Handleiding phpMyAdmin'] }, text: { body: 'Zo werkt het. ' } } }],
  ])('that %s is not reported', async (_, answer) => {
    const { evidence } = await lookedAt([`${SITE}/phpmyadmin/`], { [`${SITE}/phpmyadmin/`]: answer });
    expect(findingOf(evidence)?.code).toBe('none');
  });

  test('only linked addresses of this host that robots.txt allows are requested, and one at most', async () => {
    const none = await lookedAt([`${SITE}/contact`], { [`${SITE}/pma/`]: OPEN, [`${SITE}/phpmyadmin/`]: OPEN });
    expect(none.asked.some((url) => /pma|phpmyadmin/.test(url))).toBe(false);

    const elsewhere = await lookedAt(['https://host.nl/phpmyadmin/'], {});
    expect(elsewhere.asked.some((url) => url.includes('phpmyadmin'))).toBe(false);
    expect(findingOf(elsewhere.evidence)?.code).toBe('none');

    const closed = await lookedAt([`${SITE}/pma/`], {
      [`${SITE}/pma/`]: OPEN,
      [`${SITE}/robots.txt`]: { headers: { 'content-type': 'text/plain' }, body: 'User-agent: *\nDisallow: /pma/\n' },
    });
    expect(closed.asked).not.toContain(`${SITE}/pma/`);
    expect(findingOf(closed.evidence)).toMatchObject({ outcome: 'unknown' });

    const two = await lookedAt([`${SITE}/adminer.php`, `${SITE}/pma/`], { [`${SITE}/pma/`]: OPEN });
    expect(two.asked.filter((url) => /pma|adminer/.test(url))).toHaveLength(1);
  });

  test('an unseen answer is not tested, and a scan from before this rule is unaffected', async () => {
    const { evidence } = await lookedAt([`${SITE}/pma/`], { [`${SITE}/pma/`]: 'timeout' });
    expect(findingOf(evidence)).toMatchObject({ outcome: 'unknown' });
    expect(findingOf({ ...evidence, visited: createNotSeen('denied') })).toMatchObject({
      outcome: 'unknown',
    });
    const before = evidence.visited?.seen === true ? { ...evidence.visited.value } : null;
    if (before !== null) delete (before as { administration?: unknown }).administration;
    expect(findingOf({ ...evidence, visited: seen(before) as Evidence['visited'] })?.code).toBe('none');
  });
});
