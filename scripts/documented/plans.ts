/** How each documented command is tried, or why it is left out. */

export type Plan =
  /** It is run, through `call` if not verbatim, and ends well within a number of minutes. */
  | { readonly way: 'ends'; readonly minutes: number; readonly call?: (command: string) => string }
  /** It is run until it answers at /healthz; then it is stopped, and has to end. */
  | { readonly way: 'answers'; readonly call: (command: string) => string }
  /** It is run until it prints this; then it is stopped. */
  | { readonly way: 'goes on'; readonly says: RegExp; readonly call?: (command: string) => string }
  /** Not run, and why. */
  | { readonly way: 'left'; readonly why: string };

const ENDS = 5;
const LONG = 15;
const left = (why: string): Plan => ({ way: 'left', why });

/** As in the function of docs/service.md: the Node that came with the packages. */
const MAIN = 'node_modules/.bin/node --import ./scripts/tsx.mjs server/cli/main.ts';
/** The command `pijler` in a clone, for a page of the test world. */
const fromSources = (command: string): string =>
  command
    .replace(/^pijler /, `${MAIN} `)
    .replaceAll(/\b(?:preview\.)?example\.(?:nl|org)\b/g, 'goed.nl')
    .replace(/ --key KEY/, ' --key voorbeeld-sleutel')
    .replace(/ (scan|batch) (?!--help)/, ' $1 --authority "$WORLD_AUTHORITY" ');
/** Any free port, and a data folder of its own. */
const anywhere = (command: string): string =>
  `${fromSources(command.replace(/(npm run serve)$/, '$1 --').replace('%i', 'all'))} --port 0 --data "$DATA" --authority "$WORLD_AUTHORITY"`;

const NETWORK = 'It asks the internet, or a registry of packages for much.';
const OF_FULL_RUN = 'It is a script of the full run, which calls it for all that there is.';
const MACHINE = 'It changes the machine; what it starts is tried from the unit.';
const MEASURES =
  'It measures for minutes or hours on a machine that does nothing else, and ends with 1 where a limit does not hold.';
const NO_DOCKER = 'It takes Docker; test/server/container/container.test.ts carries out what it would, as root.';
const RECIPE = 'test/server/real/action.test.ts runs every script of the recipes and of the action.';
const PACKED = 'test/server/real/packed.test.ts installs the packed file and calls it.';
const NAME = 'It is the name of a command.';

const ends = (minutes: number = ENDS, call?: (command: string) => string): Plan => ({
  way: 'ends',
  minutes,
  ...(call && { call }),
});
/** Adds a data folder outside the clone. */
const withData = (command: string): string => `${fromSources(command)} --data "$DATA"`;
const NEW_KEY = 'npm run --silent data -- --new-key "$DATA.key"';

/** The first pattern that a command matches is its plan. */
export const PLANS: readonly (readonly [RegExp, Plan])[] = [
  [/^npm start -- https:/, left(NETWORK)],
  [/^npm start\b/, ends()],
  [/^(?:npm test$|npm run full\b|\.ci\/run$)/, left('It is what tries all of these.')],
  [/^npm run check$/, ends(LONG)],
  [/^npm run types$/, ends(LONG)],
  [/^npm run dev$/, { way: 'goes on', says: /^shown: \d+ /m }],
  [/^npm run serve$/, { way: 'answers', call: anywhere }],
  // The unit, after the step of docs/service.md that installs only what it needs.
  [
    /^node_modules\/\.bin\/node --import .* serve\b/,
    { way: 'answers', call: (command) => `NODE_OPTIONS= npm ci --omit=dev --ignore-scripts && ${anywhere(command)}` },
  ],
  [/^pijler serve$/, { way: 'answers', call: anywhere }],
  [
    /^pijler workers?(?: --most 4)?$/,
    {
      way: 'goes on',
      says: /"code":"service\.started".*"role":"worker"/,
      call: (command) => `${withData(command)} --database "$DATABASE" --authority "$WORLD_AUTHORITY"`,
    },
  ],
  [/^npm run pijler -- --help/, ends()],
  [/^npm run --silent pijler -- scan/, ends(ENDS, fromSources)],
  [/^npm run new-check/, ends(ENDS, () => 'npm run new-check seo tried-out')],
  [/^npm run (?:house|format|build|rules|openapi|reliability|docs -- --no-browser)/, ends()],
  [/^PIJLER_DATA_KEY=… npm run build$/, ends(ENDS, () => `export PIJLER_DATA_KEY=$(${NEW_KEY}) && npm run build`)],
  [/^npm run package/, ends()],
  [/^npm run (?:docs|record|browsers|screenshots)$/, ends(LONG)],
  [
    /^npm run repairs$/,
    left('It takes half an hour; the full run calls both of its parts, the trials and the rich site.'),
  ],
  [/^npm run repairs -- rijk$/, left(OF_FULL_RUN)],
  [
    /^npm run repairs -- rijk --undrawn$/,
    left('The full run calls it with browsers, which compares all of this and more.'),
  ],
  [
    /^npm run repairs -- rijk --together$/,
    left('It pastes all snippets at once, by hand and as root; the full run pastes each alone.'),
  ],
  [/^npm run (?:systems|libraries$)/, left(OF_FULL_RUN)],
  [/^npm run data -- --new-key/, ends(ENDS, () => NEW_KEY)],
  [
    /^npm run data -- --pack/,
    ends(ENDS, () => `${NEW_KEY} && npm run data -- --pack --key "$DATA.key" --out "$DATA.bundle"`),
  ],
  [/^npm run (?:data|engine-trial|libraries)/, left(NETWORK)],
  [
    /^npm run release/,
    left('It makes a commit and a tag of what all of these held; test/scripts/release.test.ts tries its steps.'),
  ],
  [/^npm run faults/, left('It puts faults into the code for 17 minutes, and asks the tests about them.')],
  [/^npm run mutants$/, left('The decision that names it says that it was removed.')],
  [/^npm run (?:vocabulary|languages)$/, ends()],
  [/^npm run bench/, left(MEASURES)],
  [/^npm run postgres/, left(OF_FULL_RUN)],
  [/^npx vitest run/, ends(LONG)],
  [/^(?:npm install --global (?!--no-audit)|npm install --save-dev|npx --yes --package)/, left(PACKED)],
  [/^npm diff/, left(NETWORK)],
  [/^(?:sudo )?npm ci/, ends(LONG, (command) => command.replace('sudo ', ''))],
  [/^pijler\(\)/, left('It names the command that the next one calls.')],
  [/^pijler batch .*(?:--url|--resume)/, left('It takes a service; test/server/real/faults/batch.test.ts has one.')],
  [/^pijler batch/, ends(ENDS, (command) => `echo goed.nl > clients.csv && ${fromSources(command)}`)],
  [/^pijler (?:scan --help|--help)/, ends(ENDS, fromSources)],
  [/^pijler scan .*\$/, left(RECIPE)],
  [
    /^pijler scan .*--against/,
    ends(
      ENDS,
      (command) =>
        `${fromSources('pijler scan example.nl --key KEY --format report')} > earlier.json && ${fromSources(command)}`,
    ),
  ],
  [
    /^pijler scan .* --baseline/,
    ends(ENDS, (command) => {
      const write = 'pijler scan example.nl --key KEY --write-baseline pijler-known.json';
      return `${fromSources(write)} && ${fromSources(command)}`;
    }),
  ],
  [/^pijler scan .*--watch/, left('It goes on until it is ended; test/server/real/library.test.ts holds it.')],
  [/^pijler scan .*--mail-tls/, left('It asks mail servers of the internet; test/server/mail/probe.test.ts has some.')],
  [/^pijler mcp$/, left(NAME)],
  [/^pijler mcp\b/, ends(ENDS, fromSources)],
  [/^pijler scan .*--steps/, left('It takes a site with a sign-in; test/server/real/steps.test.ts has one.')],
  [/^PREVIEW_PASSWORD=/, left('It takes a closed site; test/server/real/browsing.test.ts has one.')],
  [/^pijler scan$/, left(NAME)],
  [/^pijler scan/, ends(ENDS, fromSources)],
  [/^pijler key issue NAME --team ID$/, left('It takes a team that is there; test/server/cli/key.test.ts has one.')],
  [/^pijler key revoke$/, left(NAME)],
  [/^pijler key (?:issue|list$)/, ends(ENDS, withData)],
  [
    /^pijler key revoke ID$/,
    ends(ENDS, (command) => {
      const ask = `id=$(${withData('pijler key list')} | tail -n 1 | cut -f 1)`;
      return `${withData('pijler key issue tried')} && ${ask} && ${withData(command).replace(' ID ', ' "$id" ')}`;
    }),
  ],
  [/^pijler backup/, ends(ENDS, withData)],
  [/^pijler restore FILE --database/, left('It takes a PostgreSQL; test/server/cli/database.test.ts has one.')],
  [
    /^pijler restore/,
    ends(ENDS, (command) => `${withData('pijler backup FILE')} && ${fromSources(command)} --data "$DATA-restored"`),
  ],
  [/^docker /, left(NO_DOCKER)],
  [/^(?:mkdir tls$|cp \/etc\/letsencrypt)/, left(NO_DOCKER)],
  [/^sha256sum -c sha256\.txt$/, ends(ENDS, (command) => `npm run build && cd .output/chrome-mv3 && ${command}`)],
  [/^curl .*127\.0\.0\.1:8321/, left('It asks a service that runs; `npm run serve` is asked the same.')],
  [/^(?:curl|npm install --global --no-audit|node -p)/, left(RECIPE)],
  [/^systemd-analyze/, left('It asks systemd; test/server/systemd/units.test.ts holds what it says.')],
  [/^(?:sudo|apt-get) /, left(MACHINE)],
];

/** How a command is tried; null if no plan matches, which fails a test. */
export const planOf = (command: string): Plan | null => PLANS.find(([pattern]) => pattern.test(command))?.[1] ?? null;

/** The line that is run for a command. */
export const callOf = (command: string, plan: Plan): string =>
  'call' in plan && plan.call !== undefined ? plan.call(command) : command;
