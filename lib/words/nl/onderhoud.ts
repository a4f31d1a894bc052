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
    title: 'Kwetsbare scripts',
    why: 'Veel sites gebruiken kant-en-klare scripts van anderen. Van oude versies staan de lekken openbaar beschreven, dus wie kwaad wil, weet waar te zoeken.',
    fix: 'Werk de genoemde scripts bij naar de nieuwste versie, of haal weg wat niet meer wordt gebruikt. Test daarna menu’s, formulieren en sliders, want die leunen er vaak op.',
    fixes: {
      wordpress:
        'Werk WordPress, het thema en alle plug-ins bij: daarmee komen de nieuwe scripts mee. Blijft een oude versie staan, dan brengt een verouderd thema of een verouderde plug-in haar mee.',
    },
    says: {
      none: ({ found }) =>
        found === 1
          ? 'Er is één script van anderen gevonden, zonder bekend lek van betekenis.'
          : `Er zijn ${found} scripts van anderen gevonden, zonder bekend lek van betekenis.`,
      medium: ({ medium }) =>
        medium === 1
          ? 'Eén gevonden script heeft een bekend lek van middelmatige ernst.'
          : `${medium} gevonden scripts hebben een bekend lek van middelmatige ernst.`,
      high: ({ high }) =>
        high === 1
          ? 'Eén gevonden script heeft een bekend ernstig lek.'
          : `${high} gevonden scripts hebben een bekend ernstig lek.`,
      highByOldTable: ({ high }) =>
        `${high} ${high === 1 ? 'gevonden script heeft' : 'gevonden scripts hebben'} een bekend ernstig lek, volgens gegevens van meer dan een half jaar oud. Werk deze extensie bij voor een vers oordeel.`,
      absent: 'Er is geen bekend script met een versie gevonden.',
    },
  } satisfies WordsOf<typeof vulnerableJsLibraries>,

  'hijacked-script-hosts': {
    title: 'Scripts van gekaapte adressen',
    why: 'Sommige bekende adressen voor scripts zijn in andere handen gekomen en verspreiden nu schadelijke code. Een site die daar nog laadt, geeft die code vrij spel bij elke bezoeker.',
    fix: 'Verwijder vandaag nog elke regel die van dit adres laadt. Wat de site echt nodig heeft, kan op de eigen server staan.',
    says: {
      none: 'De pagina laadt niets van een adres dat als gekaapt bekendstaat.',
      hijacked: 'De pagina laadt van een adres dat in verkeerde handen is.',
      hijackedByOldTable:
        'De pagina laadt van een adres dat in verkeerde handen was, volgens gegevens van meer dan een half jaar oud.',
    },
  } satisfies WordsOf<typeof hijackedScriptHosts>,

  'eol-js-libraries': {
    title: 'Scripts zonder ondersteuning',
    why: 'Voor een versie die niet meer wordt ondersteund, komt geen reparatie meer. Een lek dat morgen wordt gevonden, blijft dan open.',
    fix: 'Stap over op een versie die nog wordt onderhouden. Dat is vaak meer werk dan bijwerken: plan het samen met uw webbouwer.',
    says: {
      supported: 'De gevonden scripts met een bekende einddatum worden nog ondersteund.',
      ending: ({ count }) =>
        count === 1
          ? 'De ondersteuning van één gevonden script loopt af of is net afgelopen.'
          : `De ondersteuning van ${count} gevonden scripts loopt af of is net afgelopen.`,
      ended: ({ count }) =>
        count === 1
          ? 'Eén gevonden script krijgt al meer dan een jaar geen reparaties meer.'
          : `${count} gevonden scripts krijgen geen reparaties meer, minstens één al meer dan een jaar.`,
      endedByOldTable: ({ count }) =>
        `${count} ${count === 1 ? 'gevonden script krijgt' : 'gevonden scripts krijgen'} geen reparaties meer, volgens gegevens van meer dan een half jaar oud.`,
      undated: 'Van de gevonden scripts is geen einddatum bekend.',
    },
  } satisfies WordsOf<typeof eolJsLibraries>,

  'cms-version-supported': {
    title: 'Versie van het websitesysteem',
    why: 'Het systeem onder de site krijgt regelmatig beveiligingsupdates. Een achtergebleven versie is de meest gebruikte weg naar binnen.',
    fix: 'Maak een reservekopie en werk het systeem bij, met daarna thema en uitbreidingen. Zet automatische beveiligingsupdates aan waar dat kan.',
    fixes: {
      wordpress:
        'Maak een reservekopie, kies Dashboard → Updates en werk WordPress, plug-ins en thema bij. Zet daar ook automatische updates aan.',
      joomla:
        'Maak een reservekopie en kies Systeem → Bijwerken → Joomla. Een nieuwe hoofdversie vraagt eerst controle van de extensies.',
      drupal:
        'Werk Drupal core bij met Composer (composer update "drupal/core-*" --with-all-dependencies) en draai daarna drush updatedb.',
    },
    says: {
      current: ({ name, version }) => `${name} ${version} is bijgewerkt, voor zover van buiten te zien.`,
      behind: ({ name, version, newest }) =>
        `${name} ${version} mist beveiligingsupdates: ${newest} is al langer dan twee weken uit.`,
      ending: ({ name, version, ends }) => `De ondersteuning van ${name} ${version} stopt op ${ends}.`,
      ended: ({ name, version, ends }) => `${name} ${version} wordt sinds ${ends} niet meer ondersteund.`,
      neglected: ({ name, version, newest }) =>
        `${name} ${version} is meer dan een jaar niet bijgewerkt; van deze reeks is in elk geval ${newest} verschenen.`,
      byOldTable: ({ name, version }) =>
        `${name} ${version} lijkt verouderd, volgens gegevens van meer dan een half jaar oud.`,
      notShown: 'De site laat niet zien welke versie van een systeem zij gebruikt, of de maker houdt haar zelf bij.',
    },
  } satisfies WordsOf<typeof cmsVersionSupported>,

  'php-version-supported': {
    title: 'PHP-versie van de server',
    why: 'PHP voert de site uit op de server. Een versie die is afgelopen, krijgt geen beveiligingsupdates meer.',
    fix: 'Vraag uw hostingpartij om een PHP-versie die wordt ondersteund. Laat eerst nagaan of systeem en uitbreidingen die versie aankunnen.',
    fixes: {
      plesk: 'Kies in Plesk bij het domein “PHP-instellingen” en zet daar een hogere versie aan.',
      directadmin: 'Kies in DirectAdmin “Select PHP Version” of “Domain Setup” en zet daar een hogere versie aan.',
    },
    says: {
      supported: ({ version }) => `De server meldt PHP ${version}; die versie wordt ondersteund.`,
      ending: ({ version, ends }) => `De ondersteuning van PHP ${version} stopt op ${ends}.`,
      ended: ({ version, ends }) => `PHP ${version} wordt sinds ${ends} niet meer ondersteund.`,
      endedByOldTable: ({ version }) =>
        `PHP ${version} wordt niet meer ondersteund, volgens gegevens van meer dan een half jaar oud.`,
      endedInDistribution: ({ version }) =>
        `PHP ${version} zelf is afgelopen, maar dit is de uitgave van een Linux-distributie. Die kan haar zelf repareren; vraag het na.`,
      notShown: 'De server meldt geen PHP-versie.',
    },
  } satisfies WordsOf<typeof phpVersionSupported>,

  'site-in-service': {
    title: 'De site is in gebruik',
    why: 'Een geparkeerde of lege pagina helpt geen bezoeker. Zoekmachines halen zo’n adres na een tijd uit hun resultaten.',
    fix: 'Zet de site online of laat het domein naar de juiste server wijzen. Is er onderhoud, stuur dan status 503 met Retry-After en maak het kort.',
    says: {
      inService: 'Er zijn geen tekenen van een geparkeerde of tijdelijke pagina.',
      doubtful: 'Er is één teken van een geparkeerde of tijdelijke pagina.',
      standIn: 'Dit lijkt een geparkeerde of tijdelijke pagina: meer dan één teken wijst daarop.',
    },
  } satisfies WordsOf<typeof siteInService>,

  'internal-links-alive': {
    title: 'Werkende links op de site',
    why: 'Een bezoeker die op een dode link klikt, komt er niet. Zoekmachines en AI-assistenten volgen dezelfde links.',
    fix: 'Herstel of verwijder de genoemde links. Is een pagina verhuisd, leid het oude adres dan door naar het nieuwe.',
    fixes: {
      wordpress:
        'Herstel de genoemde links in menu en tekst. Voor verhuisde pagina’s maakt een omleidingsplug-in een doorverwijzing.',
    },
    says: {
      alive: ({ looked, fragments }) =>
        `${looked === 1 ? 'De ene bekeken link werkt' : `Alle ${looked} bekeken links werken`}.${Number(fragments) > 0 ? ' Wel wijzen links naar een plek op deze pagina die er niet is; dat telt niet mee.' : ''}`,
      oneDead: ({ looked }) => `Van de ${looked} bekeken links is er één dood.`,
      dead: ({ looked, dead }) => `Van de ${looked} bekeken links zijn er ${dead} dood.`,
      noLinks: 'Er zijn geen links naar andere pagina’s van deze site gevonden die bekeken konden worden.',
    },
  } satisfies WordsOf<typeof internalLinksAlive>,

  'own-assets-load': {
    title: 'Eigen bestanden laden',
    why: 'Een script of stijlblad dat ontbreekt, breekt de pagina. Een ontbrekend beeld ziet iedere bezoeker.',
    fix: 'Zet de genoemde bestanden terug, of haal de verwijzing ernaar uit de pagina.',
    says: {
      complete: 'Alle eigen bestanden van de pagina zijn geladen, voor zover te zien.',
      few: ({ count }) =>
        count === 1 ? 'Eén beeld of lettertype laadt niet.' : `${count} beelden of lettertypen laden niet.`,
      broken: ({ count }) =>
        count === 1 ? 'Een script of stijlblad van de site laadt niet.' : `${count} eigen bestanden laden niet.`,
    },
  } satisfies WordsOf<typeof ownAssetsLoad>,
};
