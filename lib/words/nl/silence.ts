import type { SilentPart } from '../../silent-part.ts';

/** What to do when the site itself gave no usable answer: whether it has what was looked for is not known. */
export const silence = {
  parts: {
    page: 'de pagina',
    newVisitor: 'de server nieuwe bezoekers',
    missingPage: 'de server bij een adres dat niet bestaat',
    otherName: 'de andere vorm van uw adres (met of zonder www)',
    sitemap: 'de sitemap',
    listedPage: 'een pagina uit de sitemap',
    linkedPage: 'een pagina waar u naar linkt',
    translation: 'de pagina in een andere taal',
    icon: 'het pictogram van de site',
    shareImage: 'de afbeelding voor delen',
    canonical: 'het vaste adres van de pagina',
    securityTxt: 'security.txt',
    mailPolicy: 'het beleid voor versleuteld bezorgen',
    server: 'de server',
  } satisfies Readonly<Record<SilentPart, string>> as Readonly<Record<SilentPart, string>>,
  late: ({ what }: { what: string }) => `Laat nagaan waarom ${what} niet op tijd antwoord geeft`,
  unreadable: ({ what }: { what: string }) => `Laat nagaan waarom ${what} geen leesbaar antwoord geeft`,
  loop: ({ what }: { what: string }) => `Laat nagaan waarom ${what} zonder einde doorstuurt`,
  why: 'Krijgt een bezoeker ook geen antwoord, dan werkt de site daar niet. Zolang de scan het niet kan zien, telt het als niet in orde.',
  fix: 'Kijk eerst of de site in een gewone browser wel antwoordt, en scan later opnieuw. Blijft dit zo, dan is op de server uit te zoeken waardoor het komt.',
};
export type SilenceWords = typeof silence;
