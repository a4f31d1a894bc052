import { describe, expect, test } from 'vitest';
import { IMITATED_BRANDS } from '../../../lib/data/page-kinds/imitated-brands.ts';
import { isImitatedSignIn } from '../../../lib/parse/page-kind/imitated-sign-in.ts';

const imitates = (text: string, host = 'bakker.nl') => isImitatedSignIn(text, host, IMITATED_BRANDS);

describe('the sign-in page of a brand', () => {
  test.each([
    'Inloggen bij ING',
    'Mijn ING - Inloggen',
    'DigiD: Inloggen',
    'Rabobank',
    ' Rabobank ',
    'Rabobank | Inloggen',
    '– Rabobank · ',
    'Sign in to your Microsoft account',
  ])('%s is an imitation elsewhere', (text) => expect(imitates(text)).toBe(true));

  test.each([
    ['Mijn ING - Inloggen', 'mijn.ing.nl'],
    ['DigiD: Inloggen', 'www.digid.nl'],
    ['Sign in to your Microsoft account', 'login.live.com'],
  ])('%s is genuine on %s', (text, host) => expect(imitates(text, host)).toBe(false));

  test.each([
    'Inloggen',
    'Bakkerij Jansen: inloggen',
    'Wij betalen via de Rabobank',
    'Cursus Microsoft 365 voor beginners',
    'Outlook Web App: inloggen',
    'jogging en zingen: inloggen',
    '',
  ])('%s is not an imitation', (text) => expect(imitates(text)).toBe(false));
});
