import type { CommandWords } from '../../nl/command/command.ts';
import { commandBatch } from './command-batch.ts';
import { commandHelp } from './command-help.ts';

const formatGiven = (value: string): string => (value === '' ? 'nothing' : value);

export const command: CommandWords = {
  help: commandHelp,
  faults: {
    ...commandBatch.faults,
    unknownCommand: ({ command: name }) => `There is no command ${name}; pijler --help lists all commands.`,
    unknownOption: ({ option }) => `There is no option ${option}; --help lists all options.`,
    valueMissing: ({ option }) => `${option} needs a value.`,
    noValue: ({ option }) => `${option} takes no value.`,
    unexpected: ({ word }) => `“${word}” does not belong here; --help lists what does.`,
    wholeNumber: ({ option, value, least, most }) =>
      `${option} is a whole number from ${least} to ${most}, not ${formatGiven(value)}.`,
    httpsAddress: ({ option, value }) => `${option} is an https address, not ${formatGiven(value)}.`,
    httpsOrigin: ({ option, value, origin }) =>
      `${option} is an https address without a path, such as ${formatGiven(origin)}, not ${formatGiven(value)}.`,
    block: ({ option, value }) => `${option} is a block such as 10.0.0.0/8, not ${formatGiven(value)}.`,
    oneOf: ({ option, value, all }) => `${option} is one of ${all}, not ${formatGiven(value)}.`,
    day: ({ option, value }) =>
      `${option} is a number of days or a day to come such as 2027-01-31, not ${formatGiven(value)}.`,
    metrics: ({ value }) => `--metrics is a port such as 9321, or an address with a port, not ${formatGiven(value)}.`,
    smtp: '--smtp is an address that begins with smtp:// or smtps://.',
    mailFrom: ({ value }) => `--mail-from is an e-mail address, not ${formatGiven(value)}.`,
    mailTogether: '--smtp and --mail-from belong together: a mail server, and the address it sends from.',
    mailTakesAddress: '--smtp also takes --public-url and --contact: mail tells who sends it and where to unsubscribe.',
    bundleTakesBoth:
      'PIJLER_BUNDLE and PIJLER_BUNDLE_KEY belong together: where the data is, and the key that it is signed with.',
    database: '--database is an address that begins with postgres://.',
    key: '--key is 1 to 512 characters.',
    whichAddress: 'Which address? Use pijler scan URL…; --help lists all options.',
    noAddress: ({ typed }) => `Not an http or https address: ${typed}`,
    formatTakesKey: ({ format }) =>
      `--format ${format} tells of every check, which takes a partner key: add --key KEY.`,
    formatTakesOne: ({ format, count }) => `--format ${format} takes one address, not ${count}.`,
    takesAgainst: ({ option }) => `${option} compares with an earlier scan, which takes --against FILE.`,
    againstTakesOne: ({ count }) => `--against compares one address, not ${count}.`,
    worseTakesKey: '--fail-on-worse looks at every check, which takes a partner key: add --key KEY.',
    worseTakesReport: ({ path }) =>
      `--fail-on-worse takes a file of --format report: ${path} does not name its grading rules, so nobody can tell whether anything got worse.`,
    against: {
      tooLarge: ({ path }) => `--against: ${path} is larger than 5 MB. A scan by Pijler is much smaller.`,
      notJson: ({ path }) => `--against: ${path} is not JSON. Make one with pijler scan URL --format report.`,
      notAReport: ({ path }) =>
        `--against: ${path} is not a scan by Pijler. Make one with pijler scan URL --format report.`,
      otherVersion: ({ path, where }) =>
        `--against: this version of Pijler does not know the format of ${path} (${where}). Update Pijler.`,
      damaged: ({ path, where }) => `--against: ${path} is damaged or was changed, at “${where}”.`,
      wrongSums: ({ path }) =>
        `--against: the scores in ${path} do not match the checks in it. It is damaged or was changed.`,
      several: ({ path, where }) => `--against: there are ${where} scans in ${path}; one can be compared with.`,
      failedScan: ({ path, where }) =>
        `--against: ${path} is of a scan that failed (${where}), so there is nothing to compare with.`,
    },
    baseline: {
      tooLarge: ({ option, path }) =>
        `${option}: ${path} is larger than 5 MB. A file of known findings is much smaller.`,
      notJson: ({ option, path }) => `${option}: ${path} is not JSON.`,
      notABaseline: ({ option, path }) =>
        `${option}: ${path} is not a file of known findings. Make one with pijler scan URL --write-baseline FILE.`,
      otherVersion: ({ option, path, where }) =>
        `${option}: this version of Pijler does not know the format of ${path} (${where}). Update Pijler.`,
      damaged: ({ option, path, where }) => `${option}: ${path} is not right, at “${where}”.`,
    },
    baselineTakesKey: ({ option }) => `${option} is about every check, which takes a partner key: add --key KEY.`,
    takesWriteBaseline: ({ option }) =>
      `${option} is about findings that become known, which takes --write-baseline FILE.`,
    tooLong: ({ option, most }) => `${option} has at most ${most} characters.`,
    mailTlsTakesName: ({ value }) =>
      `--mail-tls is the name of this computer on the internet, such as scan.example.nl, not ${formatGiven(value)}.`,
    browsing: {
      pair: ({ option }) =>
        option === '--header'
          ? '--header has a name and a value: --header "X-Preview: 1".'
          : option === '--cookie'
            ? '--cookie has a name and a value: --cookie preference=1.'
            : '--basic-auth has a name and a password: --basic-auth name:env:PASSWORD.',
      noVariable: ({ name }) => `The variable ${name} is not in the environment.`,
      viewport: '--viewport is a width and a height in pixels, from 200 to 4000: --viewport 390x844.',
      wrong: ({ option }) => `${option} does not take this value. docs/command-line.md lists the names and values.`,
    },
    steps: {
      tooLarge: ({ path }) => `${formatGiven(path)} is too large for a list of steps.`,
      notJson: ({ path }) => `${formatGiven(path)} is not JSON.`,
      noSteps: ({ path }) =>
        `${formatGiven(path)} has no list of steps: { "steps": [ … ] }, as in docs/command-line.md.`,
      tooMany: ({ path, most }) => `${formatGiven(path)} has more than ${most} steps.`,
      wrongStep: ({ path, number }) =>
        `Step ${number} in ${formatGiven(path)} is not a step that Pijler knows. docs/command-line.md lists them.`,
      takesOne: '--steps goes with one address, without --watch.',
    },
    sealingKey: '--sealing-key is a file with 32 random bytes in base64: openssl rand -base64 32.',
    watchTakesOne: '--watch takes one address.',
    watchTakesLocalhost:
      '--watch is for a page of this computer, such as http://localhost:3000: any other site would be visited again and again.',
    watchTakesTable: ({ format }) => `--watch writes text for a terminal, not ${format}.`,
    mcpTakesKey:
      'pijler mcp tells of every check, which takes a partner key: --key KEY, or PIJLER_KEY in the environment.',
    objects: {
      address: '--objects is a folder, or s3://bucket/prefix; AWS_ENDPOINT_URL is an http or https address.',
      credentials: '--objects s3://… takes AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY in the environment.',
    },
    readTakesDatabase: '--database-read is a copy of the database that --database names.',
    roleTakesDatabase: ({ role }) => `--role ${role} shares its work with other processes, which takes --database.`,
    namedTogether:
      '--public-url and --contact belong together: a site that is visited can read who does so, and where to ask.',
    noProgram: ({ path }) => `--browser: ${path} is not a program.`,
    noBrowser: 'Chromium is not installed; run: sudo apt-get install chromium, or point to one with --browser PATH.',
    oneDomain: ({ at, typed }) => `${at}: one domain on a line, such as example.nl, not ${typed}.`,
    unreadable: ({ option, path }) => `${option}: ${path} cannot be read.`,
    keyName: "The name of a key has at most 60 letters, digits, spaces and characters such as - _ . ' &.",
    unwritable: ({ option, path }) => `${option}: ${path} cannot be written.`,
    keyUse: 'Use pijler key issue NAME, pijler key list or pijler key revoke ID.',
    noKey: ({ id }) => `No key of the id ${id} is in use; pijler key list shows all keys.`,
    noTeam: ({ id }) => `There is no team ${id}; pijler key list shows the teams.`,
    fileUse: ({ command: name }) => `Use pijler ${name} FILE.`,
    portInUse: ({ port }) => `Port ${port} is in use by another program; choose another one with --port.`,
    portForbidden: ({ port }) => `This user may not listen on port ${port}; choose one from 1024 with --port.`,
    noSuchPlace: ({ host }) => `This computer does not have the address ${host}; see --host.`,
    folderInUse: ({ folder, pid }) =>
      `${folder} is in use by process ${pid}: one process at a time can have an embedded store.`,
    folderOfAnother: ({ folder, uid }) =>
      `${folder} belongs to another user; run this as that user: sudo -u '#${uid}' pijler …`,
    forbidden: ({ path }) => `This user has no access to ${path}.`,
    noSpace: 'The disk is full.',
    notThere: ({ path }) => `${path} does not exist.`,
    noDatabase: ({ reason }) => `The database of --database cannot be used: ${reason}`,
    noObjects: ({ reason }) => `The place of --objects cannot be used: ${reason}`,
    newerStore: ({ needs }) =>
      `This store was upgraded by a later version of Pijler and is left as it is. ${needs === null ? 'Install that version or a later one.' : `Install Pijler ${needs} or later.`}`,
    noSandbox: ({ settings }) =>
      `Chromium gets no sandbox here, so nothing is scanned; ${settings === '' ? 'start Pijler where ordinary users may make user namespaces, outside this container for example.' : `this allows it: sudo sysctl -w ${settings}`}`,
    noStart: ({ reason }) => `Chromium does not start: ${reason}`,
    notEmpty: 'This store is not empty: a backup can only be restored into an empty one.',
    noBackup: 'This file is not a backup of Pijler.',
    cutOff: 'This backup is not whole: nothing of it was restored.',
    newer: 'This backup is of a later version of Pijler: upgrade first.',
    running: 'A service is running with this store: restore a backup into another folder.',
    other: ({ message }) => `Something went wrong: ${message}`,
  },
  bundle: {
    taken: ({ number, day }) => `Data of ${day} (number ${number}) is in use.`,
    notRead: ({ source, fault }) => `The data at ${source} cannot be read (${fault}). Pijler’s own data stays in use.`,
    refused: ({ source, reason }) => `The data at ${source} was not taken: ${reason}. Pijler’s own data stays in use.`,
    reasons: {
      tooLarge: 'it is larger than 2 MiB',
      otherFormat: 'it has another form',
      notSigned: 'it is not signed with this key',
      malformed: 'there is something in it that does not belong there',
      older: 'it is older than what is in use',
    },
  },
  said: {
    batch: commandBatch.said,
    answersAt: ({ address }) => `Pijler answers at ${address}`,
    works: 'Pijler scans for the service on this database.',
    figuresAt: ({ address }) => `Figures for Prometheus: ${address}`,
    needsKey: 'Addresses of your own network are allowed, so every scan takes a key.',
    firstKey: ({ key }) => `The first partner key, shown only now: ${key}`,
    noKeyYet: 'There is no partner key yet; make one with pijler key issue NAME.',
    newKey: 'A partner key, shown only now:',
    revoked: ({ id }) => `${id} is revoked.`,
    keyHead: ['id', 'an hour', 'a day', 'scopes', 'made', 'used', 'expires', 'revoked', 'team', 'issued by', 'name'],
    worse: ({ count }) =>
      count === 0
        ? 'The overall score is lower than in the earlier scan.'
        : `Worse than in the earlier scan: ${count === 1 ? '1 check' : `${count} checks`}.`,
    notComparable:
      'Whether it got worse cannot be told: the two scans were made under different conditions. Make the earlier scan again.',
    writesWaited: ({ ms }) => `Writes waited for the reading this long: ${(ms / 1_000).toFixed(1)} s`,
    backedUp: ({ file }) => `The backup was written: ${file}`,
    restored: ({ file }) => `The backup was restored: ${file}`,
  },
};
