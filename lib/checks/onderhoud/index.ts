import type { PillarChecks } from '../../check.ts';
import { cmsVersionSupported } from './cms-version-supported.ts';
import { eolJsLibraries } from './eol-js-libraries.ts';
import { hijackedScriptHosts } from './hijacked-script-hosts.ts';
import { internalLinksAlive } from './internal-links-alive.ts';
import { ownAssetsLoad } from './own-assets-load.ts';
import { phpVersionSupported } from './php-version-supported.ts';
import { siteInService } from './site-in-service.ts';
import { vulnerableJsLibraries } from './vulnerable-js-libraries.ts';

export const onderhoud: PillarChecks = {
  budget: 55,
  applies: () => true,
  checks: [
    vulnerableJsLibraries,
    hijackedScriptHosts,
    eolJsLibraries,
    cmsVersionSupported,
    phpVersionSupported,
    siteInService,
    internalLinksAlive,
    ownAssetsLoad,
  ],
};
