import { dayIn, dutchDay, isoDay } from '../../days.ts';
import { COMPANY, companyNode, ORIGIN } from './company.ts';
import type { Page } from './layout.ts';

const crumbs = (name: string, path: string) => ({
  '@type': 'BreadcrumbList',
  itemListElement: [
    { '@type': 'ListItem', position: 1, name: 'Home', item: `${ORIGIN}/` },
    { '@type': 'ListItem', position: 2, name, item: `${ORIGIN}${path}` },
  ],
});

const section = (body: string) => `<section><div class="breed">${body}</div></section>`;

const PRICES = `<table>
<caption>Prijzen inclusief 9 % btw en arbeid, zonder onderdelen</caption>
<thead><tr><th scope="col">Werk</th><th scope="col">Klaar in</th><th scope="col">Prijs</th></tr></thead>
<tbody>
<tr><th scope="row">Band plakken</th><td>30 minuten</td><td>€ 14,50</td></tr>
<tr><th scope="row">Kleine beurt</th><td>1 werkdag</td><td>€ 49,50</td></tr>
<tr><th scope="row">Grote beurt</th><td>2 werkdagen</td><td>€ 89,50</td></tr>
<tr><th scope="row">Beurt e-bike</th><td>2 werkdagen</td><td>€ 109,50</td></tr>
</tbody>
</table>`;

const home: Page = {
  path: '/',
  title: 'Fietsenmaker in Utrecht voor stadsfiets en e-bike | De Goede Fiets',
  description:
    'Fietsenmaker aan de Kanaalweg in Utrecht. Band geplakt in 30 minuten, een grote beurt in 2 werkdagen. Vaste prijzen, zonder afspraak.',
  nodes: [
    companyNode,
    {
      '@type': 'WebSite',
      '@id': `${ORIGIN}/#site`,
      name: COMPANY.name,
      url: `${ORIGIN}/`,
      inLanguage: 'nl',
      publisher: { '@id': companyNode['@id'] },
    },
  ],
  main: `<div class="opening"><div class="breed">
<div>
<h1>Uw fietsenmaker in Utrecht</h1>
<p>Een lekke band, een ketting die kraakt of een accu die te snel leeg is: bij De Goede Fiets repareren wij stadsfietsen, bakfietsen en e-bikes. U kunt zonder afspraak binnenlopen, en u weet vooraf wat het kost.</p>
<p><a class="knop" href="/contact">Maak een afspraak</a></p>
</div>
<img src="/beeld/werkplaats.svg" alt="Een oranje fiets voor de groene werkplaats aan de Kanaalweg" width="640" height="420">
</div></div>
${section(`<h2>Wat wij voor u doen</h2>
<p>In onze werkplaats werken vier monteurs. Samen maken zij ruim 4.000 fietsen per jaar weer in orde, van een los spatbord tot een versleten middenmotor.</p>
<ul>
<li><a href="/reparatie">Reparatie van alle merken</a>, ook van fietsen die u ergens anders hebt gekocht.</li>
<li>Onderhoud van e-bikes, met een meting van de accu en een verslag op papier.</li>
<li>Verlichting die voldoet aan <a href="https://www.rijksoverheid.nl/onderwerpen/fiets/vraag-en-antwoord/verlichting-fiets">de regels voor fietsverlichting</a>.</li>
<li>Een leenfiets voor € 5 per dag zolang de uwe bij ons staat.</li>
</ul>`)}
${section(`<h2>Vaste prijzen</h2>
${PRICES}
<p>Wordt een reparatie duurder dan u verwacht, dan bellen wij u eerst. Alle bedragen staan op de <a href="/tarieven">pagina met tarieven</a>.</p>`)}
${section(`<h2>Zo werkt het</h2>
<ol class="stappen">
<li><strong>U brengt uw fiets.</strong> Wij kijken samen wat er nodig is en schrijven de prijs op.</li>
<li><strong>Wij repareren.</strong> Op elk onderdeel dat wij vervangen krijgt u 12 maanden garantie.</li>
<li><strong>U rijdt een proefrit.</strong> Pas als u tevreden bent, rekent u af: contant of met pin.</li>
</ol>`)}
${section(`<h2>Openingstijden</h2>
<p>Dinsdag tot en met zaterdag van 9.00 tot 17.30 uur. Op zondag en maandag zijn wij gesloten. U vindt ons op 5 minuten fietsen van Utrecht Centraal; parkeren kan voor de deur.</p>
<p>Nieuw: lees waarom <a href="/nieuws/winterbeurt">een winterbeurt uw ketting twee keer zo lang goed houdt</a>.</p>`)}`,
};

const repair: Page = {
  path: '/reparatie',
  title: 'Fietsreparatie in Utrecht, klaar terwijl u wacht | De Goede Fiets',
  description:
    'Reparatie van stadsfiets, bakfiets, racefiets en e-bike in Utrecht. Alle merken, vaste prijzen en 12 maanden garantie op onderdelen.',
  nodes: [
    {
      '@type': 'Service',
      name: 'Fietsreparatie',
      serviceType: 'Fietsreparatie',
      areaServed: COMPANY.city,
      provider: { '@id': companyNode['@id'] },
    },
    companyNode,
    crumbs('Reparatie', '/reparatie'),
  ],
  main: section(`<h1>Fietsreparatie terwijl u wacht</h1>
<p>Drie van de vier reparaties doen wij op dezelfde dag. Kleine dingen, zoals een lekke band, een losse rem of een kapotte lamp, maken wij terwijl u een kop koffie drinkt. Voor groter werk blijft uw fiets een of twee werkdagen bij ons en krijgt u een leenfiets mee.</p>
<h2>Alle merken welkom</h2>
<p>Wij repareren elk merk, ook als u de fiets ergens anders of via internet hebt gekocht. Voor Bosch, Shimano en Bafang hebben wij de meetapparatuur in huis om de motor en de accu door te lichten. U krijgt de uitslag op papier mee: hoeveel laadbeurten de accu heeft gehad, hoeveel procent van de capaciteit over is en wat wij u aanraden.</p>
<h2>Garantie</h2>
<p>Op onderdelen geldt 12 maanden garantie, op ons werk 6 maanden. Gaat er binnen die tijd iets mis, dan maken wij het zonder kosten in orde. Bewaar daarvoor de bon; wij bewaren ook een afschrift.</p>
<p>Wat een reparatie kost, leest u bij de <a href="/tarieven">tarieven</a>. Een vraag stellen kan via de <a href="/contact">contactpagina</a>.</p>`),
};

const prices: Page = {
  path: '/tarieven',
  title: 'Tarieven van onze fietsenmakers in Utrecht | De Goede Fiets',
  description:
    'Wat kost een fietsreparatie? Band plakken € 14,50, kleine beurt € 49,50, grote beurt € 89,50. Vaste prijzen met 9 % btw en arbeid.',
  nodes: [companyNode, crumbs('Tarieven', '/tarieven')],
  main: section(`<h1>Tarieven van de werkplaats</h1>
<p>Bij ons gelden vaste prijzen. Wat u hieronder ziet, is wat u betaalt voor het werk; alleen onderdelen komen erbij, en die rekenen wij tegen de adviesprijs van de fabrikant.</p>
${PRICES}
<h2>Onderdelen</h2>
<p>Een binnenband kost tussen € 6 en € 9, een buitenband tussen € 18 en € 42, een ketting tussen € 15 en € 35. Vinden wij tijdens het werk iets dat ook vervangen moet worden, dan bellen wij u voordat wij verder gaan. Zonder uw akkoord gebeurt er niets.</p>
<h2>Ophalen en brengen</h2>
<p>Binnen de ring van Utrecht halen wij uw fiets op en brengen wij hem terug voor € 25. Voor bakfietsen en e-bikes boven de 30 kilo is dat € 35. U betaalt in de winkel of met een betaalverzoek.</p>`),
};

const about: Page = {
  path: '/over-ons',
  title: 'Over onze werkplaats aan de Kanaalweg | De Goede Fiets',
  description:
    'Vier monteurs, een werkplaats aan het kanaal en ruim 4.000 fietsen per jaar. Maak kennis met De Goede Fiets in Utrecht.',
  nodes: [companyNode, crumbs('Over ons', '/over-ons')],
  main: section(`<h1>Over onze werkplaats</h1>
<p>De Goede Fiets begon in 2009 met één werkbank in een loods aan het Merwedekanaal. Inmiddels werken er vier monteurs, allemaal met een diploma fietstechnicus, en leiden wij elk jaar twee leerlingen op. De loods is gebleven: er hangen nu alleen meer fietsen aan het plafond.</p>
<h2>Eerst repareren, dan pas vervangen</h2>
<p>Wij vinden dat een fiets twintig jaar mee moet kunnen. Daarom maken wij onderdelen liever schoon en recht dan dat wij ze weggooien. Wat echt op is, gaat naar een verwerker in Nieuwegein; vorig jaar was dat 2.300 kilo staal en aluminium.</p>
<h2>Voor de buurt</h2>
<p>Elke eerste woensdag van de maand kunnen kinderen uit de wijk gratis leren hoe zij een band plakken. Aanmelden hoeft niet. Scholen die met een hele klas willen komen, kunnen ons <a href="/contact">een bericht sturen</a>.</p>`),
};

const contact: Page = {
  path: '/contact',
  title: 'Contact en route naar de werkplaats in Utrecht | De Goede Fiets',
  description:
    'Bel, mail of kom langs bij De Goede Fiets aan de Kanaalweg in Utrecht. Open van dinsdag tot en met zaterdag, van 9.00 tot 17.30 uur.',
  nodes: [
    { '@type': 'ContactPage', name: 'Contact', url: `${ORIGIN}/contact`, about: { '@id': companyNode['@id'] } },
    companyNode,
  ],
  main: section(`<h1>Contact met de werkplaats</h1>
<p>Bel ons op <a href="tel:${COMPANY.phoneLink}">${COMPANY.phone}</a> of stuur een bericht. Wij antwoorden binnen één werkdag.</p>
<p id="melding" role="status"></p>
<form action="/contact" method="post" data-bericht>
<div class="veld"><label for="naam">Uw naam</label><input id="naam" name="naam" autocomplete="name" required></div>
<div class="veld"><label for="mail">Uw e-mailadres</label><input id="mail" name="mail" type="email" autocomplete="email" required></div>
<div class="veld"><label for="bericht">Uw bericht</label><textarea id="bericht" name="bericht" rows="6" required></textarea></div>
<button class="knop" type="submit">Bericht versturen</button>
</form>`),
};

const published = dayIn(-24);
const changed = dayIn(-10);

const news: Page = {
  path: '/nieuws/winterbeurt',
  title: 'Waarom een winterbeurt uw ketting spaart | De Goede Fiets',
  description:
    'Pekel en nat blad slijten een ketting twee keer zo snel. Met een winterbeurt van 45 minuten rijdt u zonder zorgen naar het voorjaar.',
  kind: 'article',
  nodes: [
    {
      '@type': 'Article',
      headline: 'Waarom een winterbeurt uw ketting spaart',
      datePublished: `${isoDay(published)}T09:00:00+01:00`,
      dateModified: `${isoDay(changed)}T09:00:00+01:00`,
      author: { '@type': 'Person', name: 'Marijke de Haan', url: `${ORIGIN}/over-ons` },
      publisher: { '@id': companyNode['@id'] },
      image: `${ORIGIN}/beeld/deel.png`,
      mainEntityOfPage: `${ORIGIN}/nieuws/winterbeurt`,
    },
    companyNode,
    crumbs('Waarom een winterbeurt uw ketting spaart', '/nieuws/winterbeurt'),
  ],
  main: `<article>${section(`<h1>Waarom een winterbeurt uw ketting spaart</h1>
<p>Door Marijke de Haan. Geplaatst op <time datetime="${isoDay(published)}">${dutchDay(published)}</time>, bijgewerkt op <time datetime="${isoDay(changed)}">${dutchDay(changed)}</time>.</p>
<p>Pekel, zand en nat blad slijten een ketting in de winter ongeveer twee keer zo snel als in de zomer. Wie in november 45 minuten laat besteden aan een winterbeurt, rijdt in maart nog met dezelfde ketting.</p>
<h2>Wat wij in die 45 minuten doen</h2>
<ul>
<li>De ketting eraf, 10 minuten in het ultrasone bad, drogen en opnieuw smeren.</li>
<li>Remblokjes meten: onder de 1,5 millimeter vervangen wij ze.</li>
<li>Lampen, kabels en stekkers nalopen en waterdicht maken.</li>
<li>Banden op de juiste spanning brengen, meestal 3,5 bar voor een stadsfiets.</li>
</ul>
<h2>Wat u zelf kunt doen</h2>
<p>Veeg de ketting elke week droog met een oude doek en doe er elke maand een paar druppels olie op. Zet de fiets liever in een schuur dan onder een plastic hoes, want onder een hoes blijft het vochtig. De <a href="https://www.fietsersbond.nl/">Fietsersbond</a> geeft meer tips voor het onderhoud in de winter.</p>
<p>Een winterbeurt kost € 39,50 en kan zonder afspraak, van dinsdag tot en met zaterdag.</p>`)}</article>`,
};

const privacy: Page = {
  path: '/privacy',
  title: 'Privacy: wat wij van u bewaren en waarom | De Goede Fiets',
  description:
    'Welke gegevens De Goede Fiets bewaart, hoe lang en waarvoor. Deze website plaatst geen cookies en telt geen bezoekers.',
  nodes: [companyNode, crumbs('Privacy', '/privacy')],
  main: section(`<h1>Wat wij van u bewaren</h1>
<p>Deze website plaatst geen cookies, telt geen bezoekers en laadt niets van andere bedrijven. Wij bewaren alleen wat u ons zelf geeft: uw naam, uw telefoonnummer en wat er aan uw fiets is gedaan. Dat hebben wij nodig om u te bellen als hij klaar is en om de garantie na te komen.</p>
<h2>Hoe lang</h2>
<p>Een bon bewaren wij zeven jaar, omdat de Belastingdienst dat vraagt. Berichten via het formulier verwijderen wij na zes maanden. Wilt u zien wat wij van u hebben, of wilt u dat wij het verwijderen, stuur dan een mail naar <a href="mailto:${COMPANY.email}">${COMPANY.email}</a>. Binnen vier weken hoort u van ons.</p>
<h2>Klachten</h2>
<p>Vindt u dat wij niet goed met uw gegevens omgaan, laat het ons weten. Komen wij er samen niet uit, dan kunt u een klacht indienen bij de Autoriteit Persoonsgegevens.</p>`),
};

const accessibility: Page = {
  path: '/toegankelijkheid',
  title: 'Toegankelijkheid van deze website en winkel | De Goede Fiets',
  description:
    'Hoe wij deze website voor iedereen bruikbaar houden, wat wij hebben getest en waar u een probleem kunt melden.',
  nodes: [companyNode, crumbs('Toegankelijkheid', '/toegankelijkheid')],
  main: section(`<h1>Toegankelijkheid van website en winkel</h1>
<p>Iedereen moet deze website kunnen gebruiken: met een muis, met alleen het toetsenbord, met een schermlezer of met grote letters. Wij volgen daarvoor de richtlijnen WCAG 2.2 op niveau AA en kijken elk half jaar alle pagina's na.</p>
<h2>Getest</h2>
<p>De laatste controle deden wij met twee schermlezers, op telefoon en computer, en met een vergroting van 400 %. Alle pagina's waren te bedienen zonder muis. De prijslijst als PDF is ook als gewone pagina te lezen bij de <a href="/tarieven">tarieven</a>.</p>
<h2>De winkel</h2>
<p>De werkplaats is gelijkvloers en de deur is 95 centimeter breed. Een hulphond is welkom. Loopt u ergens tegenaan, bel ons dan op <a href="tel:${COMPANY.phoneLink}">${COMPANY.phone}</a>; wij antwoorden binnen vijf werkdagen.</p>`),
};

export const PAGES: readonly Page[] = [home, repair, prices, about, contact, news, privacy, accessibility];

/** Days since each page last changed, for the sitemap. */
export const LAST_CHANGED: Readonly<Record<string, number>> = {
  '/': -10,
  '/reparatie': -95,
  '/tarieven': -61,
  '/over-ons': -240,
  '/contact': -130,
  '/nieuws/winterbeurt': -10,
  '/privacy': -300,
  '/toegankelijkheid': -75,
};

export const notFoundPage = (path: string): Page => ({
  path,
  title: 'Deze pagina bestaat niet | De Goede Fiets',
  description: 'Deze pagina bestaat niet of niet meer.',
  nodes: [companyNode],
  main: section(
    '<h1>Deze pagina bestaat niet</h1><p>Misschien is het adres veranderd. Begin opnieuw op de <a href="/">voorpagina</a>.</p>',
  ),
});
