/** Day on which these lists were last reviewed. */
export const TITLE_WORDS_CHECKED = '2026-11-20';

/** Titles that say nothing about their page: whole titles, lower case. Dutch and English, own collection. */
export const PLACEHOLDER_TITLES: ReadonlySet<string> = new Set([
  'beginpagina',
  'bezig met laden',
  'blanco pagina',
  'document',
  'even geduld',
  'frontpage',
  'geen titel',
  'hallo wereld',
  'hello world',
  'hoofdpagina',
  'home',
  'home page',
  'homepage',
  'index',
  'just another wordpress site',
  'loading',
  'my site',
  'mijn site',
  'naamloos',
  'naamloos document',
  'new page',
  'nieuwe pagina',
  'no title',
  'pagina',
  'page',
  'page title',
  'please wait',
  'paginatitel',
  'react app',
  'start',
  'startpagina',
  'test',
  'testpagina',
  'title',
  'titel',
  'untitled',
  'untitled document',
  'untitled page',
  'vite app',
  'vite + react',
  'voorbeeldpagina',
  // Titles set by generators and servers.
  'apache2 debian default page: it works',
  'apache2 ubuntu default page: it works',
  'create next app',
  'hello from my site | my site',
  'my awesome project',
  'my docs',
  'sample page',
  'vite + react + ts',
  'vite + svelte',
  'vite + svelte + ts',
  'vite + ts',
  'vite + vue',
  'vite + vue + ts',
  'welcome to nginx',
  'welcome to nuxt',
  'webpagina',
  'website',
  'welcome',
  'welkom',
]);

/** Words without a subject of their own. Dutch and English, lower case. */
export const STOP_WORDS: ReadonlySet<string> = new Set(
  (
    'aan al alle als bij binnen dan dat de der deze die dit door dus een en er ge geen haar had heb heeft het hier hij hoe ' +
    'hun ik in is je jij jouw jullie kan kunt maar me meer men met mij mijn naar niet nog nu of om ons onze onder ook op ' +
    'over per site te tot uit uw van via vanaf voor waar wat we wel welke werd wie wij worden wordt zal ze zijn zo zonder ' +
    'a about after all an and any are as at be been but by can do for from get has have how if into it its just more my ' +
    'new no not of on or our out so than that the their them then there these they this to up us was what when where which ' +
    'who why will with you your home homepage welkom welcome website official officiële nl com www'
  ).split(' '),
);
