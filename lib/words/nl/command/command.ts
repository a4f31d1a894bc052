import type { BundleRefusal } from '../../../bundle/open-bundle.ts';
import { commandBatch } from './command-batch.ts';
import { commandHelp } from './command-help.ts';

/** An option and its given value. */
interface Given {
  readonly option: string;
  readonly value: string;
}

/** A file, and a place in it. */
interface StoredFile {
  readonly path: string;
  readonly where: string;
}

const formatGiven = (value: string): string => (value === '' ? 'niets' : value);

/** Words of the command pijler. */
export const command = {
  help: commandHelp,
  faults: {
    ...commandBatch.faults,
    unknownCommand: ({ command: name }: { command: string }) =>
      `De opdracht ${name} bestaat niet; pijler --help noemt alle opdrachten.`,
    unknownOption: ({ option }: { option: string }) => `De optie ${option} bestaat niet; --help noemt alle opties.`,
    valueMissing: ({ option }: { option: string }) => `Achter ${option} hoort een waarde.`,
    noValue: ({ option }: { option: string }) => `Achter ${option} hoort geen waarde.`,
    unexpected: ({ word }: { word: string }) => `“${word}” hoort hier niet; --help noemt wat wel kan.`,
    wholeNumber: ({ option, value, least, most }: Given & { readonly least: number; readonly most: number }) =>
      `${option} is een geheel getal van ${least} tot en met ${most}, niet ${formatGiven(value)}.`,
    httpsAddress: ({ option, value }: Given) => `${option} is een https-adres, niet ${formatGiven(value)}.`,
    httpsOrigin: ({ option, value, origin }: Given & { readonly origin: string }) =>
      `${option} is een https-adres zonder pad, zoals ${formatGiven(origin)}, niet ${formatGiven(value)}.`,
    block: ({ option, value }: Given) => `${option} is een blok zoals 10.0.0.0/8, niet ${formatGiven(value)}.`,
    oneOf: ({ option, value, all }: Given & { readonly all: string }) =>
      `${option} is een van ${all}, niet ${formatGiven(value)}.`,
    day: ({ option, value }: Given) =>
      `${option} is een aantal dagen of een dag zoals 2027-01-31, die nog moet komen, niet ${formatGiven(value)}.`,
    metrics: ({ value }: { value: string }) =>
      `--metrics is een poort zoals 9321, of een adres met een poort, niet ${formatGiven(value)}.`,
    // The address may contain a password, so it is not repeated.
    smtp: '--smtp is een adres dat met smtp:// of smtps:// begint.',
    mailFrom: ({ value }: { value: string }) => `--mail-from is een e-mailadres, niet ${formatGiven(value)}.`,
    mailTogether: '--smtp en --mail-from horen bij elkaar: een server voor e-mail, en namens welk adres.',
    mailTakesAddress:
      '--smtp vraagt ook --public-url en --contact: een e-mail noemt wie hem stuurt en waar u zich afmeldt.',
    bundleTakesBoth:
      'PIJLER_BUNDLE en PIJLER_BUNDLE_KEY horen bij elkaar: waar de gegevens staan, en de sleutel waarmee ze zijn getekend.',
    database: '--database is een adres dat met postgres:// begint.',
    key: '--key heeft 1 tot en met 512 tekens.',
    whichAddress: 'Welk adres? Gebruik pijler scan URL…; --help noemt alle opties.',
    noAddress: ({ typed }: { typed: string }) => `Geen http- of https-adres: ${typed}`,
    formatTakesKey: ({ format }: { format: string }) =>
      `--format ${format} vertelt van elke controle, en daarvoor is een partnersleutel nodig: --key SLEUTEL.`,
    formatTakesOne: ({ format, count }: { format: string; count: number }) =>
      `--format ${format} neemt één adres, niet ${count}.`,
    takesAgainst: ({ option }: { option: string }) =>
      `${option} vergelijkt met een eerdere scan, en daarvoor is --against BESTAND nodig.`,
    againstTakesOne: ({ count }: { count: number }) => `--against vergelijkt één adres, niet ${count}.`,
    worseTakesKey: '--fail-on-worse kijkt naar elke controle, en daarvoor is een partnersleutel nodig: --key SLEUTEL.',
    worseTakesReport: ({ path }: { path: string }) =>
      `--fail-on-worse vraagt een bestand van --format report: ${path} noemt de beoordelingsregels niet, dus of iets slechter werd, is niet te zeggen.`,
    against: {
      tooLarge: ({ path }: StoredFile) => `--against: ${path} is groter dan 5 MB. Een scan van Pijler is veel kleiner.`,
      notJson: ({ path }: StoredFile) =>
        `--against: ${path} is geen JSON. Maak er een met pijler scan URL --format report.`,
      notAReport: ({ path }: StoredFile) =>
        `--against: ${path} is geen scan van Pijler. Maak er een met pijler scan URL --format report.`,
      otherVersion: ({ path, where }: StoredFile) =>
        `--against: deze versie van Pijler kent de vorm van ${path} niet (${where}). Werk Pijler bij.`,
      damaged: ({ path, where }: StoredFile) => `--against: ${path} is beschadigd of aangepast, bij “${where}”.`,
      wrongSums: ({ path }: StoredFile) =>
        `--against: de scores in ${path} kloppen niet met de controles erin. Het is beschadigd of aangepast.`,
      several: ({ path, where }: StoredFile) => `--against: in ${path} staan ${where} scans; vergelijken gaat met één.`,
      failedScan: ({ path, where }: StoredFile) =>
        `--against: ${path} is van een scan die niet lukte (${where}), dus er is niets om mee te vergelijken.`,
    },
    baseline: {
      tooLarge: ({ option, path }: StoredFile & { readonly option: string }) =>
        `${option}: ${path} is groter dan 5 MB. Een bestand met bekende bevindingen is veel kleiner.`,
      notJson: ({ option, path }: StoredFile & { readonly option: string }) => `${option}: ${path} is geen JSON.`,
      notABaseline: ({ option, path }: StoredFile & { readonly option: string }) =>
        `${option}: ${path} is geen bestand met bekende bevindingen. Maak er een met pijler scan URL --write-baseline BESTAND.`,
      otherVersion: ({ option, path, where }: StoredFile & { readonly option: string }) =>
        `${option}: deze versie van Pijler kent de vorm van ${path} niet (${where}). Werk Pijler bij.`,
      damaged: ({ option, path, where }: StoredFile & { readonly option: string }) =>
        `${option}: ${path} klopt niet, bij “${where}”.`,
    },
    baselineTakesKey: ({ option }: { readonly option: string }) =>
      `${option} gaat over elke controle, en daarvoor is een partnersleutel nodig: --key SLEUTEL.`,
    takesWriteBaseline: ({ option }: { readonly option: string }) =>
      `${option} hoort bij bevindingen die bekend worden, en daarvoor is --write-baseline BESTAND nodig.`,
    tooLong: ({ option, most }: { readonly option: string; readonly most: number }) =>
      `${option} heeft hooguit ${most} tekens.`,
    mailTlsTakesName: ({ value }: { readonly value: string }) =>
      `--mail-tls is de naam van deze computer op internet, zoals scan.voorbeeld.nl, niet ${formatGiven(value)}.`,
    /** How a page is viewed. */
    browsing: {
      pair: ({ option }: { readonly option: string }): string =>
        option === '--header'
          ? '--header heeft een naam en een waarde: --header "X-Preview: 1".'
          : option === '--cookie'
            ? '--cookie heeft een naam en een waarde: --cookie voorkeur=1.'
            : '--basic-auth heeft een naam en een wachtwoord: --basic-auth naam:env:WACHTWOORD.',
      noVariable: ({ name }: { readonly name: string }) => `De variabele ${name} staat niet in de omgeving.`,
      viewport: '--viewport is een breedte en een hoogte in pixels, van 200 tot 4000: --viewport 390x844.',
      wrong: ({ option }: { readonly option: string }) =>
        `Wat bij ${option} staat, kan niet. Welke namen en waarden wel kunnen, staat in docs/command-line.md.`,
    },
    steps: {
      tooLarge: ({ path }: { readonly path: string }) => `${formatGiven(path)} is te groot voor een lijst met stappen.`,
      notJson: ({ path }: { readonly path: string }) => `${formatGiven(path)} is geen JSON.`,
      noSteps: ({ path }: { readonly path: string }) =>
        `In ${formatGiven(path)} staat geen lijst met stappen: { "steps": [ … ] }, zoals in docs/command-line.md.`,
      tooMany: ({ path, most }: { readonly path: string; readonly most: number }) =>
        `In ${formatGiven(path)} staan meer dan ${most} stappen.`,
      wrongStep: ({ path, number }: { readonly path: string; readonly number: number }) =>
        `Stap ${number} in ${formatGiven(path)} is geen stap. Welke er zijn, staat in docs/command-line.md.`,
      takesOne: '--steps hoort bij één adres, zonder --watch.',
    },
    sealingKey: '--sealing-key is een bestand met 32 willekeurige bytes in base64: openssl rand -base64 32.',
    watchTakesOne: '--watch let op één adres.',
    watchTakesLocalhost:
      '--watch is voor een pagina op deze computer, zoals http://localhost:3000: andermans site zou steeds opnieuw worden bezocht.',
    watchTakesTable: ({ format }: { readonly format: string }) =>
      `--watch schrijft tekst voor een terminal, geen ${format}.`,
    mcpTakesKey:
      'pijler mcp vertelt van elke controle, en daarvoor is een partnersleutel nodig: --key SLEUTEL, of PIJLER_KEY in de omgeving.',
    objects: {
      address: '--objects is een map, of s3://bucket/prefix; AWS_ENDPOINT_URL is een http- of https-adres.',
      credentials: 'Bij --objects s3://… horen AWS_ACCESS_KEY_ID en AWS_SECRET_ACCESS_KEY in de omgeving.',
    },
    readTakesDatabase: '--database-read is een kopie van de database die --database noemt.',
    roleTakesDatabase: ({ role }: { role: string }) =>
      `--role ${role} deelt het werk met andere processen, en daarvoor is --database nodig.`,
    namedTogether:
      '--public-url en --contact horen bij elkaar: een site die bezocht wordt, kan lezen wie dat doet en waar te vragen is.',
    noProgram: ({ path }: { path: string }) => `--browser: ${path} is geen programma.`,
    noBrowser:
      'Chromium is niet geïnstalleerd; voer uit: sudo apt-get install chromium, of noem er een met --browser PAD.',
    oneDomain: ({ at, typed }: { at: string; typed: string }) =>
      `${at}: één domein op een regel, zoals voorbeeld.nl, niet ${typed}.`,
    unreadable: ({ option, path }: { option: string; path: string }) => `${option}: ${path} is niet te lezen.`,
    keyName: "De naam van een sleutel heeft hoogstens 60 letters, cijfers, spaties en tekens als - _ . ' &.",
    unwritable: ({ option, path }: { option: string; path: string }) => `${option}: naar ${path} is niet te schrijven.`,
    keyUse: 'Gebruik pijler key issue NAAM, pijler key list of pijler key revoke ID.',
    noKey: ({ id }: { id: string }) => `Er is geen sleutel in gebruik met id ${id}; pijler key list noemt ze alle.`,
    noTeam: ({ id }: { id: string }) => `Er is geen team ${id}; pijler key list noemt de teams.`,
    fileUse: ({ command: name }: { command: string }) => `Gebruik pijler ${name} BESTAND.`,
    portInUse: ({ port }: { port: number }) =>
      `Poort ${port} is in gebruik door een ander programma; kies een andere met --port.`,
    portForbidden: ({ port }: { port: number }) =>
      `Op poort ${port} mag deze gebruiker niet luisteren; kies er een vanaf 1024 met --port.`,
    noSuchPlace: ({ host }: { host: string }) => `Deze computer heeft het adres ${host} niet; zie --host.`,
    folderInUse: ({ folder, pid }: { folder: string; pid: number }) =>
      `${folder} is in gebruik door proces ${pid}; één proces tegelijk kan een eigen opslag hebben.`,
    folderOfAnother: ({ folder, uid }: { folder: string; uid: number }) =>
      `${folder} is van een andere gebruiker; voer dit uit als die gebruiker: sudo -u '#${uid}' pijler …`,
    forbidden: ({ path }: { path: string }) => `Deze gebruiker mag niet bij ${path}.`,
    noSpace: 'De schijf is vol.',
    notThere: ({ path }: { path: string }) => `${path} is er niet.`,
    noDatabase: ({ reason }: { reason: string }) => `De database van --database is niet te gebruiken: ${reason}`,
    noObjects: ({ reason }: { reason: string }) => `De plaats van --objects is niet te gebruiken: ${reason}`,
    newerStore: ({ needs }: { needs: string | null }) =>
      `Deze opslag is bijgewerkt door een latere versie van Pijler en wordt niet veranderd. ${needs === null ? 'Installeer die versie of een latere.' : `Installeer Pijler ${needs} of later.`}`,
    noSandbox: ({ settings }: { settings: string }) =>
      `Chromium krijgt hier geen sandbox, dus er wordt niets gescand; ${settings === '' ? 'start Pijler waar gewone gebruikers user-namespaces mogen maken, bijvoorbeeld buiten deze container.' : `dit staat die toe: sudo sysctl -w ${settings}`}`,
    noStart: ({ reason }: { reason: string }) => `Chromium start niet: ${reason}`,
    notEmpty: 'In deze opslag zit al iets: een back-up gaat alleen in een lege.',
    noBackup: 'Dit bestand is geen back-up van Pijler.',
    cutOff: 'Deze back-up is niet heel: er is niets van teruggezet.',
    newer: 'Deze back-up is van een latere versie van Pijler: werk eerst bij.',
    running: 'Er draait een dienst met deze opslag: zet een back-up in een andere map terug.',
    other: ({ message }: { message: string }) => `Er ging iets mis: ${message}`,
  },
  bundle: {
    taken: ({ number, day }: { number: number; day: string }) =>
      `Gegevens van ${day} (nummer ${number}) zijn in gebruik.`,
    notRead: ({ source, fault }: { source: string; fault: string }) =>
      `De gegevens op ${source} zijn niet te lezen (${fault}). De eigen gegevens van Pijler blijven in gebruik.`,
    refused: ({ source, reason }: { source: string; reason: string }) =>
      `De gegevens op ${source} zijn niet overgenomen: ${reason}. De eigen gegevens van Pijler blijven in gebruik.`,
    reasons: {
      tooLarge: 'ze zijn groter dan 2 MiB',
      otherFormat: 'ze hebben een andere vorm',
      notSigned: 'ze zijn niet met deze sleutel getekend',
      malformed: 'er staat iets in dat er niet hoort',
      older: 'ze zijn ouder dan wat in gebruik is',
    } satisfies Readonly<Record<BundleRefusal, string>>,
  },
  said: {
    batch: commandBatch.said,
    answersAt: ({ address }: { address: string }) => `Pijler antwoordt op ${address}`,
    works: 'Pijler scant voor de dienst op deze database.',
    figuresAt: ({ address }: { address: string }) => `Cijfers voor Prometheus: ${address}`,
    needsKey: 'Adressen in uw eigen netwerk zijn toegestaan, dus elke scan vraagt een sleutel.',
    firstKey: ({ key }: { key: string }) => `De eerste partnersleutel, alleen nu te zien: ${key}`,
    noKeyYet: 'Er is nog geen partnersleutel; maak er een met pijler key issue NAAM.',
    newKey: 'Een partnersleutel, alleen nu te zien:',
    revoked: ({ id }: { id: string }) => `${id} is ingetrokken.`,
    keyHead: [
      'id',
      'per uur',
      'per dag',
      'waarvoor',
      'gemaakt',
      'gebruikt',
      'verloopt',
      'ingetrokken',
      'team',
      'uitgegeven door',
      'naam',
    ],
    worse: ({ count }: { count: number }) =>
      count === 0
        ? 'Het totaal is lager dan bij de eerdere scan.'
        : `Slechter dan bij de eerdere scan: ${count === 1 ? '1 controle' : `${count} controles`}.`,
    notComparable:
      'Of het slechter werd, is niet te zeggen: de twee scans zijn onder andere omstandigheden gemaakt. Maak de eerdere scan opnieuw.',
    writesWaited: ({ ms }: { ms: number }) =>
      `Zo lang moest wat wil schrijven op het lezen wachten: ${(ms / 1_000).toFixed(1).replace('.', ',')} s`,
    backedUp: ({ file }: { file: string }) => `De back-up is geschreven: ${file}`,
    restored: ({ file }: { file: string }) => `De back-up is teruggezet: ${file}`,
  },
};
export type CommandWords = typeof command;
