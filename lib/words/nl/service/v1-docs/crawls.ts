/** For crawls: several pages of one site. */
export const crawlsDocs = {
  fields: {
    CreateCrawlRequest: {
      pages: 'Hoeveel pagina’s hoogstens, de eerste meegeteld; 25 als er niets staat.',
      language: 'Taal van de zinnen; anders die van Accept-Language.',
    },
    CrawlStatus: {
      id: 'Naam van deze scan.',
      site: 'Naam van de site van het team.',
      url: 'Adres van de site: de eerste pagina.',
      language: 'Taal van de zinnen.',
      state: 'Of de scan loopt, klaar is of gestopt is.',
      pages: 'Hoeveel pagina’s het zijn; 1 zolang de andere nog gekozen moeten worden.',
      done: 'Hoeveel daarvan klaar zijn, met of zonder resultaat.',
      most: 'Hoeveel het er hoogstens mogen worden.',
      from: 'Waar de adressen vandaan komen: de sitemap, de links op de eerste pagina, of nergens; null zolang dat niet bekend is.',
      made_at: 'Wanneer erom gevraagd is, in ISO 8601.',
      cancelled_at: 'Wanneer de scan gestopt is; anders null.',
      ended_at: 'Wanneer de laatste pagina klaar was; anders null.',
    },
    CrawlList: { crawls: 'De laatste honderd van deze site, de nieuwste eerst.' },
    CrawlReport: {
      scan: 'Hoe ver de scan is.',
      grade: 'Het cijfer van de site, volgens de pagina’s die er al zijn.',
      pages: 'De gekozen pagina’s, in hun volgorde.',
      checks: 'Elke controle één keer, het ernstigste eerst.',
    },
    CrawlGrade: {
      overall_score: 'Totaal van 0 tot en met 100; null als er te weinig getest is.',
      incomplete: 'Te weinig gezien voor een volledig cijfer.',
      limit: 'Wat het totaal begrenst, of waarom er geen is; null als er niets is.',
      seen: 'Hoeveel pagina’s meetellen.',
      of: 'Hoeveel pagina’s gekozen zijn.',
      pillars: 'De pijlers, elk met het gemiddelde van de pagina’s.',
    },
    CrawlPage: {
      number: 'Nummer van de pagina in deze scan, vanaf 1.',
      url: 'Adres van de pagina.',
      state: 'Of de pagina wacht, in de wachtrij staat, klaar, mislukt of vervallen is.',
      scan: 'Naam van de scan van deze pagina; null als die er niet is.',
      overall_score: 'Totaal van deze pagina; null als er geen is.',
      scores: 'Score per pijler; null zonder resultaat.',
      kind: 'Wat voor pagina het is; null als dat niet is vastgesteld.',
      failure: 'Waarom de pagina niet meetelt; null als zij dat doet of nog moet komen.',
    },
    CrawlCheck: {
      id: 'Naam van de controle.',
      pillar: 'De pijler.',
      title: 'De vraag van de controle.',
      of_site: 'Gaat over de hele site, en elke pagina zegt hetzelfde.',
      tested: 'Op hoeveel pagina’s getest.',
      conclusions: 'De conclusies, de ernstigste eerst.',
      advice: 'Wat eraan te doen is, bij de ernstigste conclusie; null als er niets te doen is.',
      untested: 'Op welke pagina’s niet getest, per reden.',
      not_applicable: 'Op welke pagina’s niet van toepassing.',
    },
    CrawlConclusion: {
      outcome: 'Wat de conclusie waard is.',
      step: 'Hoe ernstig dat is; null als er niets te doen is.',
      said: 'Elke zin één keer, met de nummers van de pagina’s waarop die geldt.',
    },
  },
  operations: {
    createCrawl: {
      summary: 'Bekijk meer pagina’s van een site',
      about:
        'De eerste pagina, de vaste pagina’s van de site en een steekproef uit de sitemap, één tegelijk. Elke pagina telt in de dag van de sleutel: eerst zoveel als het er hoogstens worden, en wat er minder zijn wordt teruggegeven. Van een site loopt er één tegelijk. Vraagt het recht batch.',
    },
    listCrawls: { summary: 'De scans van meer pagina’s van een site', about: 'Vraagt het recht read.' },
    getCrawl: {
      summary: 'Hoe ver die scan is, en wat er gevonden is',
      about: 'Ook onderweg: wat er tot dan toe is. Vraagt het recht read.',
    },
    cancelCrawl: {
      summary: 'Stop die scan',
      about: 'Wat nog niet gescand wordt vervalt en telt niet meer in de dag. Vraagt het recht batch.',
    },
  },
  parameters: { site: 'Naam van de site.', id: 'Naam van de scan.' },
  answers: {
    list: 'De scans.',
    made: 'De scan begint; Location zegt waar die te volgen is.',
    report: 'De scan met cijfer, pagina’s en controles.',
    standing: 'Hoe ver de scan is.',
  },
};
export type CrawlsDocsWords = typeof crawlsDocs;
