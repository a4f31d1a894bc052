/** How each documented command is tried, or why it is left out. */

export type Plan =
  /** It is called, as `call` has it where that is not word for word, and ends well within so many minutes. */
  | { readonly way: 'ends'; readonly minutes: number; readonly call?: (command: string) => string }
  /** It is called, and goes on until it answers at /healthz; then it is asked to end, and does. */
  | { readonly way: 'answers'; readonly call: (command: string) => string }
  /** Not called, and why. */
  | { readonly way: 'left'; readonly why: string };

const ENDS = 5;
const LONG = 15;
const left = (why: string): Plan => ({ way: 'left', why });

const MAIN = 'node --import ./scripts/tsx.mjs server/cli/main.ts';
/** The command `pijler` in a clone, asked about a page of the test world. */
const fromSources = (command: string): string =>
  command
    .replace(/^pijler /, `${MAIN} `)
    .replaceAll(/\b(?:preview\.)?example\.(?:nl|org)\b/g, 'goed.nl')
    .replace(/ --key KEY/, ' --key voorbeeld-sleutel')
    .replace(/ (scan|batch) (?!--help)/, ' $1 --authority "$WORLD_AUTHORITY" ');
/** Any port, and a folder of its own. */
const anywhere = (command: string): string =>
  `${fromSources(command.replace(/(npm run serve)$/, '$1 --').replace('%i', 'all'))} --port 0 --data "$DATA" --authority "$WORLD_AUTHORITY"`;

const NETWORK = 'It asks the internet, or a registry of packages for much.';
const ALONE = 'It is a part of the full run by itself.';
const MACHINE = 'It changes the machine; what it starts is tried from the unit.';
const HOURS = 'It takes hours, and resumes.';

/** The first pattern that a command matches is its plan. */
const PLANS: readonly (readonly [RegExp, Plan])[] = [
  [/^npm start -- https:/, left(NETWORK)],
  [/^npm start\b/, { way: 'ends', minutes: ENDS }],
  [/^npm (?:test$|run full\b)/, left('It is what tries all of these.')],
  [/^npm run check$/, left('`npm test` does the same and more.')],
  [/^npm run dev$/, left('It goes on until it is ended; test/browser/dev.test.ts holds it.')],
  [/^npm run (?:serve)$/, { way: 'answers', call: anywhere }],
  [/^node --import .* serve\b/, { way: 'answers', call: anywhere }],
  [/^pijler serve$/, { way: 'answers', call: anywhere }],
  [
    /^pijler workers?(?: --most 4)?$/,
    left('Without a PostgreSQL it has nothing to work for; test/server/real/two-webs.test.ts starts one.'),
  ],
  [/^npm run (?:--silent )?pijler -- --help/, { way: 'ends', minutes: ENDS }],
  [/^npm run --silent pijler -- scan/, { way: 'ends', minutes: ENDS, call: fromSources }],
  [/^npm run new-check/, { way: 'ends', minutes: ENDS, call: () => 'npm run new-check seo tried-out' }],
  [/^npm run (?:house|format|build|rules|docs -- --no-browser)/, { way: 'ends', minutes: ENDS }],
  [/^npm run package/, { way: 'ends', minutes: ENDS }],
  [/^npm run (?:docs|record)$/, { way: 'ends', minutes: LONG }],
  [/^npm run (?:repairs|systems|libraries)/, left(ALONE)],
  [/^npm run (?:data|engine-trial|release)/, left(NETWORK)],
  [/^npm run mutants/, left(HOURS)],
  [/^npm run faults/, left(ALONE)],
  [/^npm run (?:vocabulary|languages)$/, { way: 'ends', minutes: ENDS }],
  [/^(?:npm run bench|node bench\/)/, left('It measures for an hour, on a machine that does nothing else.')],
  [/^node scripts\/reliability\.ts$/, { way: 'ends', minutes: ENDS }],
  [/^node scripts\/(?:browsers|screenshots)\.ts$/, { way: 'ends', minutes: LONG }],
  [/^node scripts\/openapi\.ts$/, { way: 'ends', minutes: ENDS }],
  [/^node scripts\/test\/postgres\.ts/, left(ALONE)],
  [
    /^(?:npm install --global|npx --yes --package)/,
    left('test/server/real/packed.test.ts installs the packed file and calls it.'),
  ],
  [/^npx vitest run --project (?:browser|unit)/, left('It runs a test that the full run has.')],
  [/^npm diff/, left(NETWORK)],
  [/^(?:sudo )?npm ci/, { way: 'ends', minutes: LONG, call: (command) => command.replace('sudo ', '') }],
  [/^pijler\(\)/, left('It names the command that the next one calls.')],
  [/^pijler batch .*(?:--url|--resume)/, left('It takes a service; test/server/real/faults/batch.test.ts has one.')],
  [
    /^pijler batch/,
    { way: 'ends', minutes: ENDS, call: (command) => `echo goed.nl > clients.csv && ${fromSources(command)}` },
  ],
  [/^pijler (?:scan --help|--help)/, { way: 'ends', minutes: ENDS, call: fromSources }],
  [
    /^pijler scan .*--against/,
    {
      way: 'ends',
      minutes: ENDS,
      call: (command) =>
        `${fromSources('pijler scan example.nl --key KEY --format report')} > earlier.json && ${fromSources(command)}`,
    },
  ],
  [
    /^pijler scan .* --baseline/,
    {
      way: 'ends',
      minutes: ENDS,
      call: (command) => {
        const write = 'pijler scan example.nl --key KEY --write-baseline pijler-known.json';
        return `${fromSources(write)} && ${fromSources(command)}`;
      },
    },
  ],
  [/^npm install --save-dev/, left('test/server/real/packed.test.ts installs the packed file and imports it.')],
  [/^pijler scan .*--watch/, left('It goes on until it is ended; test/server/real/library.test.ts holds it.')],
  [/^pijler scan .*--mail-tls/, left('It asks mail servers of the internet; test/server/mail/probe.test.ts has some.')],
  [/^pijler mcp\b/, left('It speaks a protocol until its client goes; test/server/real/mcp.test.ts is one.')],
  [/^pijler scan .*--steps/, left('It takes a site with a sign-in; test/server/real/steps.test.ts has one.')],
  [/^PREVIEW_PASSWORD=/, left('It takes a closed site; test/server/real/browsing.test.ts has one.')],
  [/^pijler scan$/, left('It is the name of a command.')],
  [/^pijler scan/, { way: 'ends', minutes: ENDS, call: fromSources }],
  [/^pijler key issue NAME --team ID$/, left('It takes a team that is there; test/server/cli/key.test.ts has one.')],
  [/^pijler key revoke$/, left('It is the name of a command.')],
  [/^pijler key issue/, { way: 'ends', minutes: ENDS, call: (command) => `${fromSources(command)} --data "$DATA"` }],
  [/^pijler backup/, { way: 'ends', minutes: ENDS, call: (command) => `${fromSources(command)} --data "$DATA"` }],
  [/^pijler restore FILE --database/, left('It takes a PostgreSQL; test/server/cli/database.test.ts has one.')],
  [
    /^pijler restore/,
    {
      way: 'ends',
      minutes: ENDS,
      call: (command) =>
        `${fromSources('pijler backup FILE')} --data "$DATA" && ${fromSources(command)} --data "$DATA-restored"`,
    },
  ],
  [/^sudo (?:apt-get|systemctl|git|cp)/, left(MACHINE)],
];

/** How a command is tried; null where nobody has said, which a test turns red. */
export const planOf = (command: string): Plan | null => PLANS.find(([pattern]) => pattern.test(command))?.[1] ?? null;

/** The line that is run of a command. */
export const callOf = (command: string, plan: Plan): string =>
  plan.way === 'left' || plan.call === undefined ? command : plan.call(command);
