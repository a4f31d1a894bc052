import { commandBatch } from './command-batch.ts';

/** Output of --help, per command; an option is at the beginning of a line. */
export const commandHelp = {
  all: `pijler OPDRACHT [opties]
Beoordeelt websites op zes pijlers, met dezelfde regels als de extensie.

  pijler scan URL…              beoordeelt pagina’s, zonder dienst
  pijler batch BESTAND          beoordeelt alle pagina’s van een lijst, ook door een dienst
  pijler serve                  beantwoordt de scan-API via HTTP
  pijler worker                 scant voor een dienst op PostgreSQL, en beantwoordt niets
  pijler workers                start zoveel workers als er wachtende scans om vragen
  pijler mcp                    laat een codeassistent scannen (Model Context Protocol)
  pijler key issue NAAM         maakt een partnersleutel; ook key list en key revoke ID
  pijler backup BESTAND         schrijft alles wat een dienst bewaart in een bestand
  pijler restore BESTAND        zet dat terug in een lege opslag
  pijler --version              zegt welke versie dit is

pijler OPDRACHT --help noemt de opties. Exitcodes: 0 goed, 1 mislukt of onder --min, 2 verkeerde invoer, 3 niet bereikt,
4 geen eindcijfer om met --min te vergelijken.
`,
  scan: ({ formats, pillars }: { formats: string; pillars: string }) => `pijler scan URL… [opties]
Beoordeelt pagina’s op zes pijlers met dezelfde regels als de extensie, zonder dienst.

  --format NAAM         ${formats}; standaard table, met --against comment
  --min N               exitcode 1 onder dit eindcijfer, 4 als er geen is
  --pillar ID           ${pillars}: alleen deze pijler
  --key SLEUTEL         partnersleutel: alles over elke controle; alle vormen behalve table, json en comment vragen er een
  --against BESTAND     vergelijk met een eerdere scan, het best een van --format report
  --fail-on-worse       exitcode 1 als een controle slechter werd of het totaal over hetzelfde daalde, 4 als dat niet te zeggen is
  --comment BESTAND     schrijf ook wat er veranderde als Markdown, voor een reactie bij een pull request
  --variables BESTAND   voeg total= en worse= toe, voor de volgende stap van een build
  --baseline BESTAND    bekende bevindingen laten niets mislukken; exitcode 1 bij wat nieuw of slechter is
  --write-baseline BESTAND schrijf de bevindingen van deze scan als bekend; wat er al stond, houdt zijn reden
  --reason TEKST        waarom die bekend zijn, met --by NAAM en --until DAGEN|DAG: door wie en tot wanneer
  --views phone,dark    kijk ook hoe de pagina is op de telefoon en in donkere weergave; telt niet mee in de score
  --links               kijk ook of links naar andere sites nog ergens heen leiden; telt niet mee in de score
  --mail-tls NAAM       vraag de mailservers van het domein ook om TLS (poort 25), als computer NAAM; telt niet mee in de score
  --watch               op localhost: scan opnieuw als de pagina of een bestand daarvan anders antwoordt, en zeg wat er veranderde
  --watch-files MAP     let daarbij ook op de bestanden in deze map
  --language nl|en      taal van de zinnen; standaard nl
  --level A|B           A benadert alleen de site, B (standaard) ook de DNS-dienst en het register
  --browser PAD         de Chromium om mee te kijken
  --resolver URL        een andere DNS-over-HTTPS-dienst
  --authority BESTAND   vertrouw een eigen certificaatautoriteit (PEM); mag vaker
  --allow-private CIDR  sta adressen in uw eigen netwerk toe; mag vaker
  --contact URL         waar men u naar deze bezoeken kan vragen; deel van de user-agent
  --ignore-robots       scan ook wat robots.txt voor Pijler sluit: voor uw eigen site

Anders kijken dan een nieuwe bezoeker op een desktop; wat u meestuurt, gaat alleen naar de site zelf. Een waarde env:NAAM komt uit de omgeving.
  --steps BESTAND       zet eerst stappen: inloggen, een keuze in een cookiebanner; zie docs/command-line.md
  --viewport BxH        een ander venster, zoals 390x844; --device-scale GETAL pixels per pixel; --mobile als telefoon
  --color-scheme dark   in donkere weergave; --reduced-motion met minder beweging
  --accept-language TAAL in welke talen de bezoeker leest, zoals de-DE,de
  --user-agent TEKST    als een andere browser
  --header "Naam: waarde", --cookie naam=waarde  mogen vaker; --basic-auth naam:wachtwoord  voor een afgeschermde site

Exitcodes: 0 goed, 1 onder --min, slechter of een mislukte scan, 2 verkeerde invoer, 3 niet bereikt, 4 niets om mee te vergelijken:
geen eindcijfer voor --min, andere omstandigheden voor --fail-on-worse.
`,
  batch: commandBatch.help,
  mcp: `pijler mcp [opties]
Laat een codeassistent pagina’s scannen en nalezen wat er te doen is, via het Model Context Protocol, over standaardinvoer en -uitvoer.

  --http POORT          antwoord in plaats daarvan op http://127.0.0.1:POORT/mcp, alleen voor deze computer; 0 voor een vrije
  --key SLEUTEL         partnersleutel; of PIJLER_KEY in de omgeving
  --language nl|en      taal van de zinnen; standaard die van de omgeving
  --level A|B           A benadert alleen de site, B (standaard) ook de DNS-dienst en het register
  --browser PAD         de Chromium om mee te kijken
  --resolver URL        een andere DNS-over-HTTPS-dienst
  --authority BESTAND   vertrouw een eigen certificaatautoriteit (PEM); mag vaker
  --allow-private CIDR  sta adressen in uw eigen netwerk toe; mag vaker. Zonder deze optie kan de assistent er niet bij
  --contact URL         waar men u naar deze bezoeken kan vragen; deel van de user-agent
  --ignore-robots       scan ook wat robots.txt voor Pijler sluit: voor uw eigen site
`,
  serve: `pijler serve [opties]
Beantwoordt de scan-API via HTTP. Elke optie kan ook in de omgeving: PIJLER_PORT voor --port.

  --host ADRES          adres om op te luisteren; standaard 127.0.0.1
  --port N              poort om op te luisteren; standaard 8321, 0 voor een vrije
  --data MAP            map van de eigen opslag; standaard .pijler
  --database URL        een PostgreSQL om alles in te bewaren, in plaats van de eigen opslag
  --database-read URL   een kopie van die PostgreSQL die alleen leest (streaming replication): voor badges, gedeelde rapporten en bestanden
  --objects PLAATS      waar rapporten met een sleutel bewaard worden: een map, of s3://bucket/prefix; standaard in de opslag
  --role all|web|worker antwoorden en scannen (standaard), of een van beide; web en worker vragen --database
  --at-once N           scans tegelijk; standaard zoveel als er kernen zijn
  --public-url URL      het https-adres waaronder de wereld deze dienst kent; samen met --contact
  --contact URL         waar men u naar bezoeken kan vragen; deel van de user-agent; samen met --public-url
  --trust-proxy CIDR    geloof X-Forwarded-For van deze proxy’s; mag vaker
  --keep-public DAGEN   hoelang resultaten zonder sleutel bewaard blijven; standaard 30
  --keep-partner DAGEN  hoelang resultaten met een sleutel bewaard blijven; standaard 400
  --metrics [ADRES:]POORT waar Prometheus cijfers leest, op /metrics; zonder adres op 127.0.0.1, standaard nergens
  --browser PAD         de Chromium om mee te kijken
  --resolver URL        een andere DNS-over-HTTPS-dienst
  --authority BESTAND   vertrouw een eigen certificaatautoriteit (PEM); mag vaker
  --allow-private CIDR  sta adressen in uw eigen netwerk toe; mag vaker; elke scan vraagt dan een sleutel
  --smtp URL            uw mailserver voor meldingen: smtp:// of smtps://; samen met --mail-from
  --mail-from ADRES     het e-mailadres waar meldingen vandaan komen
  --log-format VORM     json (een regel per gebeurtenis) of text (voor mensen); standaard json
  --mail-tls NAAM       vraag op verzoek mailservers om TLS (poort 25), als computer NAAM; standaard uit
  --sealing-key BESTAND sleutel (32 bytes in base64) waarmee wachtende wachtwoorden zijn verzegeld; nodig bij meer processen op één PostgreSQL
  --leave-alone BESTAND domeinen die geen scans willen, één per regel; wordt opnieuw gelezen als het verandert
`,
  workers: `pijler workers [opties] [opties van pijler worker]
Start workers op deze computer: meer zolang scans te lang wachten, minder als er twee minuten niets wachtte.
Stopt met SIGTERM, als de scans die bezig zijn klaar zijn.

  --most N              workers hooguit; standaard 4
  --least N             workers minstens; standaard 1
  --wait SECONDEN       hoelang de eerste scan in de rij mag wachten voor er een worker bij komt; standaard 20
`,
  key: ({ scopes }: { scopes: string }) => `pijler key issue NAAM | list | revoke ID [opties]
Maakt een partnersleutel en laat die één keer zien, noemt alle sleutels, of trekt er een direct in.

  --expires DAGEN|DAG   wanneer de sleutel verloopt, zoals 365 of 2027-01-31; standaard nooit
  --per-hour N          scans per uur; standaard 120
  --per-day N           pagina’s per dag, van veel tegelijk; standaard 500
  --scopes LIJST        waarvoor: ${scopes}; standaard alles
  --team ID             nog een sleutel van de eigenaar van dit team; standaard een nieuw team
  --data MAP            map van de eigen opslag; standaard .pijler. De dienst mag daarmee draaien
  --database URL        de PostgreSQL van de dienst
`,
  backup: `pijler backup BESTAND [opties]
Schrijft alles wat een dienst bewaart in een bestand, ook terwijl de dienst draait. Alleen de eigenaar kan het lezen.

  --data MAP            map van de eigen opslag; standaard .pijler
  --database URL        de PostgreSQL van de dienst
`,
  restore: `pijler restore BESTAND [opties]
Zet een back-up terug in een lege opslag, van dezelfde soort of de andere: alles of niets.

  --data MAP            map van de eigen opslag; standaard .pijler
  --database URL        een lege PostgreSQL
`,
};
