import type { CommandWords } from '../../nl/command/command.ts';
import { commandBatch } from './command-batch.ts';

export const commandHelp: CommandWords['help'] = {
  all: `pijler COMMAND [options]
Grades websites on six pillars, by the same rules as the extension.

  pijler scan URL…              grades pages, without a service
  pijler batch FILE             grades all pages of a list, by a service too
  pijler serve                  answers the scan API over HTTP
  pijler worker                 scans for a service on PostgreSQL, and answers nothing
  pijler workers                starts as many workers as waiting scans ask for
  pijler mcp                    lets a coding assistant scan (Model Context Protocol)
  pijler key issue NAME         makes a partner key; key list and key revoke ID too
  pijler backup FILE            writes all that a service keeps into a file
  pijler restore FILE           puts it back into an empty store
  pijler --version              says which version this is

pijler COMMAND --help lists the options. Exit codes: 0 good, 1 failed or below --min, 2 bad input, 3 not reached, 4 no overall
score to compare with --min.
`,
  scan: ({ formats, pillars }) => `pijler scan URL… [options]
Grades pages on six pillars, by the same rules as the extension, without a service.

  --format NAME         ${formats}; table by default, comment with --against
  --min N               exit with 1 below this overall score, with 4 if there is none
  --pillar ID           ${pillars}: one pillar only
  --key KEY             partner key: everything about each check; all but table, json and comment need one
  --against FILE        compare with an earlier scan, best one of --format report
  --fail-on-worse       exit with 1 if a check got worse or the total on the same checks fell, with 4 if that cannot be told
  --comment FILE        also write what changed as Markdown, for a comment on a pull request
  --variables FILE      add total= and worse=, for the next step of a build
  --baseline FILE       known findings fail nothing; exit with 1 on what is new or worse
  --write-baseline FILE write the findings of this scan as known; what the file had keeps its reason
  --reason TEXT         why these are known, with --by NAME and --until DAYS|DAY: by whom and until when
  --views phone,dark    also look at the page as it is on a phone and in the dark colour scheme; does not count in the score
  --links               also look whether links to other sites lead anywhere; this does not count in the score
  --mail-tls NAME       also ask the domain’s mail servers for TLS (port 25), as computer NAME; this does not count in the score
  --watch               on localhost: scan again when the page or one of its files responds differently, and say what changed
  --watch-files FOLDER  also watch the files in this folder
  --language nl|en      language of the sentences; nl by default
  --level A|B           A contacts the site only, B (default) also the DNS service and the registry
  --browser PATH        the Chromium to use
  --resolver URL        another DNS-over-HTTPS resolver
  --authority FILE      trust your own certificate authority (PEM); may be repeated
  --allow-private CIDR  allow addresses of your own network; may be repeated
  --contact URL         where to ask you about these visits; part of the user agent
  --ignore-robots       scan what robots.txt closes to Pijler too: for your own site

Looking otherwise than a first-time visitor on a desktop; what you send along goes to the site itself alone. A value env:NAME comes from the environment.
  --steps FILE          take steps first: filling in a login page, an answer to a consent banner; see docs/command-line.md
  --viewport WxH        another viewport, such as 390x844; --device-scale NUMBER pixels to a pixel; --mobile as a phone
  --color-scheme dark   in the dark colour scheme; --reduced-motion with reduced motion
  --accept-language LANGUAGE which languages the visitor reads, such as de-DE,de
  --user-agent TEXT     as another browser
  --header "Name: value", --cookie name=value  may be repeated; --basic-auth name:password  for a closed site

Exit codes: 0 good, 1 below --min, worse or a scan that failed, 2 bad input, 3 not reached, 4 nothing to compare: no overall
score for --min, other conditions for --fail-on-worse.
`,
  batch: commandBatch.help,
  mcp: `pijler mcp [options]
Lets a coding assistant scan pages and read what to do, by the Model Context Protocol, over standard input and output.

  --http PORT           answer at http://127.0.0.1:PORT/mcp instead, for this computer alone; 0 for a free one
  --key KEY             partner key; or PIJLER_KEY in the environment
  --language nl|en      language of the sentences; that of the environment by default
  --level A|B           A contacts the site only, B (default) also the DNS service and the registry
  --browser PATH        the Chromium to look with
  --resolver URL        another DNS-over-HTTPS service
  --authority FILE      trust a certificate authority of your own (PEM); may be repeated
  --allow-private CIDR  allow addresses in your own network; may be repeated. Without it the assistant cannot reach them
  --contact URL         where to ask you about these visits; part of the user agent
  --ignore-robots       also scan what robots.txt closes to Pijler: for your own site
`,
  serve: `pijler serve [options]
Answers the scan API over HTTP. Every option can also be set in the environment: PIJLER_PORT for --port.

  --host ADDRESS        address to listen on; 127.0.0.1 by default
  --port N              port to listen on; 8321 by default, 0 for any
  --data FOLDER         folder of the embedded store; .pijler by default
  --database URL        a PostgreSQL to keep everything in, instead of the embedded store
  --database-read URL   a copy of that PostgreSQL that only reads (streaming replication): for badges, shared reports and files
  --objects PLACE       where reports with a key are kept: a folder, or s3://bucket/prefix; in the store by default
  --role all|web|worker answer and scan (default), or one of the two; web and worker need --database
  --at-once N           scans at once; as many as there are cores by default
  --public-url URL      the https address by which the world knows this service; together with --contact
  --contact URL         where to ask you about visits; part of the user agent; together with --public-url
  --trust-proxy CIDR    believe X-Forwarded-For of these proxies; may be repeated
  --keep-public DAYS    how long results without a key are kept; 30 by default
  --keep-partner DAYS   how long results with a key are kept; 400 by default
  --metrics [ADDRESS:]PORT where Prometheus reads figures, at /metrics; on 127.0.0.1 without an address, nowhere by default
  --browser PATH        the Chromium to use
  --resolver URL        another DNS-over-HTTPS resolver
  --authority FILE      trust your own certificate authority (PEM); may be repeated
  --allow-private CIDR  allow addresses of your own network; may be repeated; then every scan takes a key
  --smtp URL            your mail server for notices: smtp:// or smtps://; together with --mail-from
  --mail-from ADDRESS   the e-mail address that notices come from
  --log-format FORMAT   json (a line for each event) or text (for people); json by default
  --mail-tls NAME       ask mail servers for TLS on request (port 25), as computer NAME; off by default
  --sealing-key FILE    key (32 bytes in base64) that seals passwords that wait; needed with several processes on one PostgreSQL
  --leave-alone FILE    domains that want no scans, one on a line; read again when it changes
`,
  workers: `pijler workers [options] [options of pijler worker]
Starts workers on this computer: more while scans wait too long, fewer when nothing waited for two minutes.
Ends at SIGTERM, when the scans under way are done.

  --most N              workers at most; 4 by default
  --least N             workers at least; 1 by default
  --wait SECONDS        how long the first scan in the queue may wait before a worker is added; 20 by default
`,
  key: ({ scopes }) => `pijler key issue NAME | list | revoke ID [options]
Makes a partner key and shows it once, lists all, or ends one at once.

  --expires DAYS|DAY    when the key expires, such as 365 or 2027-01-31; never by default
  --per-hour N          scans an hour; 120 by default
  --per-day N           pages a day, of many at once; 500 by default
  --scopes LIST         what for: ${scopes}; everything by default
  --team ID             one more key for the owner of this team; a new team by default
  --data FOLDER         folder of the embedded store; .pijler by default. The service may be running with it
  --database URL        the PostgreSQL of the service
`,
  backup: `pijler backup FILE [options]
Writes all that a service keeps into a file, also while the service is running. Only its owner can read it.

  --data FOLDER         folder of the embedded store; .pijler by default
  --database URL        the PostgreSQL of the service
`,
  restore: `pijler restore FILE [options]
Puts a backup back into an empty store, of the same kind or the other: all of it or nothing.

  --data FOLDER         folder of the embedded store; .pijler by default
  --database URL        an empty PostgreSQL
`,
};
