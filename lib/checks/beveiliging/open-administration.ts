import { defineCheck, unseen } from '../../check.ts';
import type { Facts, Seen } from '../../evidence.ts';
import type { Blind } from '../../model.ts';
import { type Opened, openedBy } from '../../parse/page-kind/administration.ts';

const asks = (opened: Opened | null): boolean => opened?.kind === 'loginPublic' || opened?.kind === 'statedCredentials';

/** What is open to the world, or why that was not seen: the tab may be signed in, and only what a stranger is sent counts. */
const openTo = (shown: Opened | null, raw: Seen<Facts['page']>): Opened | null | Blind => {
  if (raw.seen) {
    const sent = openedBy(raw.value);
    // What is sent may wait for scripts that draw the form.
    if (sent?.kind !== 'drawnByScripts') return sent;
    return asks(shown) ? shown : 'hidden';
  }
  // A form to sign in, and an error's page, are what anybody gets.
  if (shown === null || asks(shown) || shown.kind === 'debugPage') return shown;
  return raw.why === 'notApplicable' ? null : raw.why;
};

export const openAdministration = defineCheck({
  id: 'open-administration',
  weight: 9,
  who: 'hostingpartij',
  effort: 1,
  source:
    'https://owasp.org/www-project-web-security-testing-guide/latest/4-Web_Application_Security_Testing/02-Configuration_and_Deployment_Management_Testing/05-Enumerate_Infrastructure_and_Application_Admin_Interfaces',
  needs: ['page', 'scan'],
  helps: ['raw'],
  verdicts: {
    none: 'skip',
    notPublic: 'skip',
    openWithoutPassword: { verdict: 'fail', cap: 39, total: 39, step: 'danger', state: 'openAdministration' },
    installerOpen: { verdict: 'fail', cap: 39, total: 39, step: 'danger', state: 'openAdministration' },
    statedCredentials: { verdict: 'fail', cap: 39, total: 39, step: 'danger', state: 'openAdministration' },
    loginPublic: { verdict: 'fail', cap: 59, total: 59, step: 'danger', state: 'administrationLogin' },
    debugPage: { verdict: 'fail', cap: 39, step: 'danger', state: 'exposedFiles' },
    secretFiles: { verdict: 'fail', cap: 39, step: 'danger', state: 'exposedFiles' },
    listing: { verdict: 'warn', state: 'folderListing' },
  },

  judge({ page, scan, raw }) {
    if (!scan.isPublic) return { code: 'notPublic' };
    const opened = openTo(openedBy(page), raw);
    if (opened === null) return { code: 'none' };
    if (typeof opened === 'string') return unseen(opened);
    const { kind, name, items } = opened;
    return kind === 'drawnByScripts' ? unseen('hidden') : { code: kind, args: { name }, items };
  },
});
