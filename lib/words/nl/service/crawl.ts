const countPages = (count: number): string => (count === 1 ? '1 pagina' : `${count} pagina’s`);

/** Words of a scan of several pages of one site: its progress, and why it was not started. */
export const crawl = {
  title: ({ host }: { host: string }) => `${host}: meer pagina’s`,
  description: ({ host }: { host: string }) => `Wat Pijler vond op meer pagina’s van ${host}.`,
  state: {
    choosing: 'Pijler bekijkt de eerste pagina en kiest daarna de andere.',
    running: ({ done, pages: count }: { done: number; pages: number }) =>
      `Pijler bekijkt ${countPages(count)}, één tegelijk: ${done} klaar.`,
    ended: ({ done }: { done: number }) => `De scan van ${countPages(done)} is klaar.`,
    cancelled: 'De scan is gestopt. Hieronder staat wat er al was.',
  },
  made: ({ time }: { time: string }) => `Begonnen op ${time}.`,
  soFar: 'Dit is de stand tot nu toe.',
  refresh: 'Vernieuwen',
  follow: 'Deze pagina vanzelf vernieuwen',
  following: ({ seconds }: { seconds: number }) => `Deze pagina vernieuwt zichzelf elke ${seconds} seconden.`,
  unfollow: 'Niet meer vanzelf vernieuwen',
  stop: 'Scan stoppen',
  back: 'Terug naar deze site',
  part: {
    title: 'Meer pagina’s',
    about: ({ most }: { most: number }) =>
      `Pijler bekijkt de homepage, uw vaste pagina’s en een steekproef uit de sitemap: hoogstens ${countPages(most)}, één tegelijk. Elke pagina telt in de dag van uw sleutel.`,
    begin: 'Meer pagina’s bekijken',
    earlier: 'Eerdere scans van meer pagina’s',
    none: 'Er zijn nog geen scans van meer pagina’s.',
    at: ({ time, done, pages: count }: { time: string; done: number; pages: number }) =>
      done === count ? `${time}, ${countPages(count)}` : `${time}, ${done} van ${countPages(count)}`,
    running: 'bezig',
    cancelled: 'gestopt',
  },
  living: 'Van deze site loopt al een scan van meer pagina’s.',
  limited: ({ wanted, limit, remaining }: { wanted: number; limit: number; remaining: number }) =>
    `Deze scan vraagt ${countPages(wanted)}; van de ${limit} per dag zijn er nog ${remaining} over.`,
  never: ({ wanted, limit }: { wanted: number; limit: number }) =>
    `Deze scan vraagt ${countPages(wanted)}, en met deze sleutel kunnen er ${limit} per dag.`,
};
export type CrawlWords = typeof crawl;
