import { defineCheck, toUnseen } from '../../check.ts';
import { type Opened, openToStrangers } from '../../parse/page-kind/administration.ts';
import { findOpenedBehindLink } from '../../parse/page-kind/linked-administration.ts';

/**
 * What a page behind a link exposes, in three classes: something anybody can operate, a login that anybody can try, or
 * files that anybody can read.
 */
const BEHIND_LINK: Readonly<Partial<Record<Opened['kind'], 'linkedOpen' | 'linkedLogin' | 'linkedFiles'>>> = {
  openWithoutPassword: 'linkedOpen',
  installerOpen: 'linkedOpen',
  statedCredentials: 'linkedOpen',
  loginPublic: 'linkedLogin',
  debugPage: 'linkedFiles',
  secretFiles: 'linkedFiles',
};

export const openAdministration = defineCheck({
  id: 'open-administration',
  weight: 9,
  who: 'hostingpartij',
  effort: 1,
  source:
    'https://owasp.org/www-project-web-security-testing-guide/latest/4-Web_Application_Security_Testing/02-Configuration_and_Deployment_Management_Testing/05-Enumerate_Infrastructure_and_Application_Admin_Interfaces',
  needs: ['page', 'scan'],
  helps: ['raw', 'visited'],
  verdicts: {
    none: 'skip',
    notPublic: 'skip',
    openWithoutPassword: { verdict: 'fail', cap: 0, total: 39, step: 'danger', state: 'openAdministration' },
    installerOpen: { verdict: 'fail', cap: 0, total: 39, step: 'danger', state: 'openAdministration' },
    statedCredentials: { verdict: 'fail', cap: 0, total: 39, step: 'danger', state: 'openAdministration' },
    loginPublic: { verdict: 'fail', cap: 20, total: 59, step: 'danger', state: 'administrationLogin' },
    debugPage: { verdict: 'fail', cap: 20, step: 'danger', state: 'exposedFiles' },
    secretFiles: { verdict: 'fail', cap: 0, step: 'danger', state: 'exposedFiles' },
    listing: { verdict: 'warn', state: 'folderListing' },
    linkedOpen: { verdict: 'fail', cap: 0, total: 39, step: 'danger', state: 'openAdministration' },
    linkedLogin: { verdict: 'fail', cap: 20, total: 59, step: 'danger', state: 'administrationLogin' },
    linkedFiles: { verdict: 'fail', cap: 20, step: 'danger', state: 'exposedFiles' },
  },

  judge({ page, scan, raw, visited }) {
    if (!scan.isPublic) return { code: 'notPublic' };
    const opened = openToStrangers(page, raw);
    if (opened === null) {
      const linked = findOpenedBehindLink(page, scan, visited);
      if (typeof linked === 'string') return toUnseen(linked);
      const code = linked === null ? undefined : BEHIND_LINK[linked.kind];
      return linked === null || code === undefined
        ? { code: 'none' }
        : { code, args: { name: linked.name }, items: [linked.url] };
    }
    if (typeof opened === 'string') return toUnseen(opened);
    const { kind, name, items } = opened;
    return kind === 'drawnByScripts' ? toUnseen('hidden') : { code: kind, args: { name }, items };
  },
});
