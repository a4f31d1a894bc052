import type { PillarChecks } from '../../check.ts';
import { assetsCached } from './assets-cached.ts';
import { cmsExtensionVersions } from './cms-extension-versions.ts';
import { cmsVersionSupported } from './cms-version-supported.ts';
import { compromiseSigns } from './compromise-signs.ts';
import { copyrightYearCurrent } from './copyright-year-current.ts';
import { deadThirdPartyTags } from './dead-third-party-tags.ts';
import { deprecatedApiReports } from './deprecated-api-reports.ts';
import { deprecatedBrowserFeatures } from './deprecated-browser-features.ts';
import { developmentBuild } from './development-build.ts';
import { eolJsLibraries } from './eol-js-libraries.ts';
import { experienceThisVisit } from './experience-this-visit.ts';
import { hijackedScriptHosts } from './hijacked-script-hosts.ts';
import { internalLinksAlive } from './internal-links-alive.ts';
import { jsLibraryHygiene } from './js-library-hygiene.ts';
import { leftoverTestContent } from './leftover-test-content.ts';
import { linksDirectAndSecure } from './links-direct-and-secure.ts';
import { modernProtocol } from './modern-protocol.ts';
import { ownAssetsLoad } from './own-assets-load.ts';
import { pageWeight } from './page-weight.ts';
import { phpVersionSupported } from './php-version-supported.ts';
import { serverSoftwareSupported } from './server-software-supported.ts';
import { signsOfLife } from './signs-of-life.ts';
import { siteInService } from './site-in-service.ts';
import { textAndContactIntact } from './text-and-contact-intact.ts';
import { textCompressed } from './text-compressed.ts';
import { upkeepVisible } from './upkeep-visible.ts';
import { vulnerableJsLibraries } from './vulnerable-js-libraries.ts';

export const onderhoud = {
  budget: 45,
  applies: () => true,
  checks: [
    // Software
    vulnerableJsLibraries,
    hijackedScriptHosts,
    eolJsLibraries,
    jsLibraryHygiene,
    cmsVersionSupported,
    phpVersionSupported,
    serverSoftwareSupported,
    cmsExtensionVersions,
    // In service, unbroken
    siteInService,
    internalLinksAlive,
    ownAssetsLoad,
    linksDirectAndSecure,
    deprecatedBrowserFeatures,
    deadThirdPartyTags,
    deprecatedApiReports,
    // Care
    leftoverTestContent,
    developmentBuild,
    textAndContactIntact,
    signsOfLife,
    copyrightYearCurrent,
    upkeepVisible,
    compromiseSigns,
    // Delivery
    textCompressed,
    assetsCached,
    modernProtocol,
    pageWeight,
    experienceThisVisit,
  ],
} satisfies PillarChecks;
