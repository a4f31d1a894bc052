/** For the sites of a team. */
const lists = {
  next: 'Wat er voor cursor ingevuld wordt voor wat volgt; null als er niets meer is.',
  known: 'Hoeveel er al waren.',
  added: 'Hoeveel er bijkwamen.',
};

const said = {
  client: 'Wiens site het is; tot 200 tekens.',
  tags: 'Labels: tot 20, elk tot 50 tekens.',
  contacts: 'Wie er over deze site bericht moet worden: tot 20.',
  pinned: 'Pagina’s die een scan van meer pagina’s altijd bekijkt: tot 25 adressen van deze site.',
};

export const sitesDocs = {
  fields: {
    SiteList: { sites: 'De sites, honderd tegelijk.', next: lists.next },
    TeamSite: {
      ...said,
      id: 'Waaronder de site hier bekend is.',
      url: 'Het adres dat gescand wordt.',
      domain: 'De host daarvan.',
      made_at: 'Wanneer de site werd toegevoegd, in ISO 8601.',
      last: 'De laatste scan; null als die er niet is.',
      before:
        'De scan daarvoor, als die met dezelfde regels, op dezelfde manier en over dezelfde pijlers was; anders null.',
      change: 'Het totaal van last min dat van before; null als dat niet te zeggen is.',
    },
    CreateSiteRequest: { ...said, url: 'Een domein of http(s)-adres.' },
    UpdateSiteRequest: said,
    SiteContact: { name: 'Hoe deze heet.', reach: 'Waar deze te bereiken is: een e-mailadres of nummer.' },
    SiteScanList: { scans: 'De scans, de nieuwste eerst, honderd tegelijk.', next: lists.next },
    SiteScan: {
      scan: 'Waaronder de scan bekend is.',
      at: 'Wanneer de scan klaar was, in ISO 8601.',
      source: 'service: door deze dienst gescand. extension: een rapport dat de extensie aanleverde.',
      overall_score: 'Het totaal, 0-100; null zonder totaal.',
      scores: 'De score per pijler; null zonder score.',
      danger: 'Stappen van de soort gevaar.',
      rules: 'De versie van de beoordelingsregels.',
    },
    SiteScanDetails: {
      result: 'Het resultaat met elke controle; null als het niet meer bewaard is.',
      report: 'Het rapport (report-1.schema.json); null als het niet meer bewaard is.',
    },
    ImportReportsRequest: { reports: 'Rapporten zoals de extensie ze bewaart (report-1.schema.json), tot 50.' },
    ImportReportsResult: { added: lists.added, known: lists.known, refused: 'Wat niet is overgenomen.' },
    RejectedReport: { index: 'De plaats in reports, vanaf 0.', message: 'Waarom.' },
    ImportSitesResult: { added: lists.added, known: lists.known, refused: 'De regels die niet zijn overgenomen.' },
    RefusedLine: { line: 'Het nummer van de regel, vanaf 1.', message: 'Waarom.', text: 'Wat er stond.' },
  },
  operations: {
    listSites: { summary: 'De sites van een team', about: 'Honderd tegelijk. Vraagt het recht read.' },
    createSite: {
      summary: 'Een site toevoegen',
      about:
        'Elk adres één keer: wie het team al heeft, blijft zoals die is. Tot 5.000 sites. Vraagt het recht manage.',
    },
    getSite: { summary: 'Eén site van het team', about: 'Vraagt het recht read.' },
    updateSite: { summary: 'Een site wijzigen', about: 'Wat er niet staat, blijft. Vraagt het recht manage.' },
    deleteSite: { summary: 'Een site verwijderen', about: 'Met de scans ervan. Vraagt het recht manage.' },
    listSiteScans: { summary: 'De scans van een site', about: 'De nieuwste eerst. Vraagt het recht read.' },
    getSiteScan: {
      summary: 'Een scan van een site',
      about: 'Met resultaat en rapport zolang die bewaard zijn. Vraagt het recht read.',
    },
    importReports: {
      summary: 'Rapporten aanleveren',
      about:
        'Rapporten van de extensie over deze site, elk één keer; tot 8 MB. Ze tellen nooit mee in wat openbaar is. Vraagt het recht manage.',
    },
    importSites: {
      summary: 'Sites importeren',
      about:
        'Een lijst als JSON, of als CSV met adres, klant, labels en contacten; een kopregel mag, en adressen alleen ook. Tot 5.000 regels en 4 MB. Wat niet klopt wordt per regel verteld. Vraagt het recht manage.',
    },
    exportSitesCsv: { summary: 'De sites als CSV', about: 'In de taal van Accept-Language. Vraagt het recht read.' },
    exportReportsZip: {
      summary: 'Klantrapporten in een zip',
      about: 'Van elke site het laatste rapport, met de besluiten van het team; tot 500 sites. Vraagt het recht read.',
    },
  },
  parameters: {
    q: 'Een deel van het domein of de klant.',
    tag: 'Alleen sites met dit label.',
    client: 'Alleen sites van deze klant.',
    sort: 'domain, client, total, een pijler, change, last of danger; met een minteken ervoor het hoogste eerst.',
    url: 'Alleen de site met de host van dit adres, met of zonder www.',
    worse: '1: alleen sites waarvan het totaal daalde.',
    cursor: 'De waarde van next.',
    id: 'De id van de site.',
    scan: 'De id van de scan.',
    all_or_nothing: '1: er komt niets bij als een regel niet klopt.',
  },
  answers: {
    sites: 'De sites.',
    site: 'De site.',
    added: 'De site, nu toegevoegd.',
    known: 'De site, die er al was.',
    removed: 'De site is er niet meer.',
    scans: 'De scans.',
    scan: 'De scan.',
    reports: 'Wat ervan is overgenomen.',
    imported: 'Wat ervan is overgenomen.',
    csv: 'Een regel per site.',
    zip: 'Een bestand per site.',
  },
};
export type SitesDocsWords = typeof sitesDocs;
