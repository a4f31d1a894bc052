import type { cmsVersionSupported } from '../../checks/onderhoud/cms-version-supported.ts';
import type { eolJsLibraries } from '../../checks/onderhoud/eol-js-libraries.ts';
import type { hijackedScriptHosts } from '../../checks/onderhoud/hijacked-script-hosts.ts';
import type { internalLinksAlive } from '../../checks/onderhoud/internal-links-alive.ts';
import type { ownAssetsLoad } from '../../checks/onderhoud/own-assets-load.ts';
import type { phpVersionSupported } from '../../checks/onderhoud/php-version-supported.ts';
import type { siteInService } from '../../checks/onderhoud/site-in-service.ts';
import type { vulnerableJsLibraries } from '../../checks/onderhoud/vulnerable-js-libraries.ts';
import type { WordsOf } from '../shape.ts';

export const onderhoud = {
  'vulnerable-js-libraries': {
    title: 'Vulnerable scripts',
    why: 'Many sites use ready-made scripts by others. The holes of old versions are described in public, so anyone with bad intentions knows where to look.',
    fix: 'Update the scripts named here to their newest version, or remove what is no longer used. Then test menus, forms and sliders, which often rest on them.',
    fixes: {
      wordpress:
        'Update WordPress, the theme and all plug-ins: the new scripts come with them. If an old version stays, an outdated theme or plug-in brings it along.',
    },
    says: {
      none: ({ found }) =>
        found === 1
          ? 'One script by others was found, without a known hole of any weight.'
          : `${found} scripts by others were found, without a known hole of any weight.`,
      medium: ({ medium }) =>
        medium === 1
          ? 'One script found has a known hole of medium severity.'
          : `${medium} scripts found have a known hole of medium severity.`,
      high: ({ high }) =>
        high === 1 ? 'One script found has a known serious hole.' : `${high} scripts found have a known serious hole.`,
      highByOldTable: ({ high }) =>
        `${high} ${high === 1 ? 'script found has' : 'scripts found have'} a known serious hole, by data more than half a year old. Update this extension for a fresh verdict.`,
      absent: 'No known script with a version was found.',
    },
  } satisfies WordsOf<typeof vulnerableJsLibraries>,

  'hijacked-script-hosts': {
    title: 'Scripts from hijacked addresses',
    why: 'Some well-known addresses for scripts came into other hands and now spread harmful code. A site that still loads from there lets that code run with every visitor.',
    fix: 'Remove every line that loads from this address today. What the site really needs can stand on its own server.',
    says: {
      none: 'The page loads nothing from an address known to be hijacked.',
      hijacked: 'The page loads from an address that is in the wrong hands.',
      hijackedByOldTable:
        'The page loads from an address that was in the wrong hands, by data more than half a year old.',
    },
  } satisfies WordsOf<typeof hijackedScriptHosts>,

  'eol-js-libraries': {
    title: 'Scripts without support',
    why: 'A version that is no longer supported gets no repairs. A hole found tomorrow then stays open.',
    fix: 'Move to a version that is still maintained. That is often more work than an update: plan it with your web builder.',
    says: {
      supported: 'The scripts found that have a known end date are still supported.',
      ending: ({ count }) =>
        count === 1
          ? 'Support for one script found is ending or has just ended.'
          : `Support for ${count} scripts found is ending or has just ended.`,
      ended: ({ count }) =>
        count === 1
          ? 'One script found has had no repairs for more than a year.'
          : `${count} scripts found get no more repairs, at least one of them for more than a year.`,
      endedByOldTable: ({ count }) =>
        `${count} ${count === 1 ? 'script found gets' : 'scripts found get'} no more repairs, by data more than half a year old.`,
      undated: 'No end date is known for the scripts found.',
    },
  } satisfies WordsOf<typeof eolJsLibraries>,

  'cms-version-supported': {
    title: 'Version of the website system',
    why: 'The system under the site gets security updates regularly. A version left behind is the most used way in.',
    fix: 'Make a backup and update the system, then theme and extensions. Switch on automatic security updates where possible.',
    fixes: {
      wordpress:
        'Make a backup, choose Dashboard → Updates and update WordPress, plug-ins and theme. Switch on automatic updates there too.',
      joomla:
        'Make a backup and choose System → Update → Joomla. A new major version first asks for a check of the extensions.',
      drupal:
        'Update Drupal core with Composer (composer update "drupal/core-*" --with-all-dependencies), then run drush updatedb.',
    },
    says: {
      current: ({ name, version }) => `${name} ${version} is up to date, as far as can be seen from outside.`,
      behind: ({ name, version, newest }) =>
        `${name} ${version} lacks security updates: ${newest} has been out for more than two weeks.`,
      ending: ({ name, version, ends }) => `Support for ${name} ${version} ends on ${ends}.`,
      ended: ({ name, version, ends }) => `${name} ${version} has had no support since ${ends}.`,
      neglected: ({ name, version, newest }) =>
        `${name} ${version} has not been updated for more than a year; of this series at least ${newest} has appeared.`,
      byOldTable: ({ name, version }) => `${name} ${version} looks outdated, by data more than half a year old.`,
      notShown: 'The site does not show which version of a system it uses, or its maker keeps it up to date.',
    },
  } satisfies WordsOf<typeof cmsVersionSupported>,

  'php-version-supported': {
    title: 'PHP version of the server',
    why: 'PHP runs the site on the server. A version that has ended gets no more security updates.',
    fix: 'Ask your hosting provider for a PHP version that is supported. First check that the system and its extensions can run on it.',
    fixes: {
      plesk: 'In Plesk choose “PHP Settings” at the domain and set a higher version there.',
      directadmin: 'In DirectAdmin choose “Select PHP Version” or “Domain Setup” and set a higher version there.',
    },
    says: {
      supported: ({ version }) => `The server names PHP ${version}, which is supported.`,
      ending: ({ version, ends }) => `Support for PHP ${version} ends on ${ends}.`,
      ended: ({ version, ends }) => `PHP ${version} has had no support since ${ends}.`,
      endedByOldTable: ({ version }) => `PHP ${version} is no longer supported, by data more than half a year old.`,
      endedInDistribution: ({ version }) =>
        `PHP ${version} itself has ended, but this is a Linux distribution’s build. The distribution may repair it; ask.`,
      notShown: 'The server names no PHP version.',
    },
  } satisfies WordsOf<typeof phpVersionSupported>,

  'site-in-service': {
    title: 'The site is in service',
    why: 'A parked or empty page helps no visitor. Search engines drop such an address after a while.',
    fix: 'Put the site online or point the domain to the right server. During maintenance send status 503 with Retry-After, and keep it short.',
    says: {
      inService: 'There are no signs of a parked or temporary page.',
      doubtful: 'There is one sign of a parked or temporary page.',
      standIn: 'This looks like a parked or temporary page: more than one sign points that way.',
    },
  } satisfies WordsOf<typeof siteInService>,

  'internal-links-alive': {
    title: 'Working links within the site',
    why: 'A visitor who follows a dead link does not arrive. Search engines and AI assistants follow the same links.',
    fix: 'Repair or remove the links named here. Where a page has moved, redirect the old address to the new one.',
    fixes: {
      wordpress:
        'Repair the links named here in menu and text. For moved pages a redirection plug-in makes a redirect.',
    },
    says: {
      alive: ({ looked, fragments }) =>
        `${looked === 1 ? 'The one link looked at works' : `All ${looked} links looked at work`}.${Number(fragments) > 0 ? ' Some links point to a place on this page that does not exist; that does not count.' : ''}`,
      oneDead: ({ looked }) => `Of the ${looked} links looked at, one is dead.`,
      dead: ({ looked, dead }) => `Of the ${looked} links looked at, ${dead} are dead.`,
      noLinks: 'No links to other pages of this site were found that could be looked at.',
    },
  } satisfies WordsOf<typeof internalLinksAlive>,

  'own-assets-load': {
    title: 'Own files load',
    why: 'A missing script or stylesheet breaks the page. A missing image is seen by every visitor.',
    fix: 'Put the files named here back, or remove the reference to them from the page.',
    says: {
      complete: 'All of the page’s own files loaded, as far as can be seen.',
      few: ({ count }) => (count === 1 ? 'One image or font does not load.' : `${count} images or fonts do not load.`),
      broken: ({ count }) =>
        count === 1 ? 'A script or stylesheet of the site does not load.' : `${count} own files do not load.`,
    },
  } satisfies WordsOf<typeof ownAssetsLoad>,
};
