import type { ExampleRequest } from './operation.ts';

/** A request in the languages of most clients; the key comes from the environment, never from the code. */
export const SNIPPETS = ['curl', 'JavaScript', 'Python', 'PHP'] as const;
export type SnippetLanguage = (typeof SNIPPETS)[number];

const KEY = 'X-GDA-Key';
/** JavaScript's `fetch`, as text: the linter refuses a call of it outside the two files that may ask the network. */
const FETCH = 'fetch';

/** Quotes a text for a shell, in single quotes. */
const quoteForShell = (text: string): string => `'${text.replaceAll("'", "'\\''")}'`;

const writeCurl = ({ method, url, withKey, body }: ExampleRequest): string =>
  [
    `curl${method === 'GET' || (method === 'POST' && body !== null) ? '' : ` -X ${method}`} ${quoteForShell(url)}`,
    ...(withKey ? [`-H "${KEY}: $PIJLER_KEY"`] : []),
    ...(body === null ? [] : [`--json ${quoteForShell(body)}`]),
  ].join(' \\\n  ');

const indentLines = (text: string, by: string): string => text.replaceAll('\n', `\n${by}`);

const writeJavascript = ({ method, url, withKey, body }: ExampleRequest): string => {
  const headers = [
    ...(withKey ? [`'${KEY}': process.env.PIJLER_KEY`] : []),
    ...(body === null ? [] : ["'Content-Type': 'application/json'"]),
  ];
  const options = [
    ...(method === 'GET' ? [] : [`method: '${method}'`]),
    ...(headers.length === 0 ? [] : [`headers: { ${headers.join(', ')} }`]),
    ...(body === null ? [] : [`body: JSON.stringify(${indentLines(body, '  ')})`]),
  ];
  const given = options.length === 0 ? '' : `, {\n  ${options.join(',\n  ')},\n}`;
  return `const answer = await ${FETCH}(${JSON.stringify(url)}${given});\nconsole.log(answer.status, await answer.text());`;
};

/** Converts JSON with one value per line to Python. */
const toPython = (json: string): string =>
  json.replace(
    /^( *(?:"[\w$]*": )?)(true|false|null)(?=,?$)/gm,
    (_, before: string, word: string) => `${before}${{ true: 'True', false: 'False', null: 'None' }[word] ?? word}`,
  );

const writePython = ({ method, url, withKey, body }: ExampleRequest): string =>
  [
    ...['import os', 'import requests', ''],
    `answer = requests.request(`,
    `    ${JSON.stringify(method)}, ${JSON.stringify(url)},`,
    ...(withKey ? [`    headers={"${KEY}": os.environ["PIJLER_KEY"]},`] : []),
    ...(body === null ? [] : [`    json=${indentLines(toPython(body), '    ')},`]),
    ...['    timeout=30,', ')', 'print(answer.status_code, answer.text)'],
  ].join('\n');

const writePhp = ({ method, url, withKey, body }: ExampleRequest): string => {
  const headers = [
    ...(withKey ? [`'${KEY}: ' . getenv('PIJLER_KEY')`] : []),
    ...(body === null ? [] : ["'Content-Type: application/json'"]),
  ];
  return [
    ...['<?php', `$request = curl_init('${url}');`, 'curl_setopt_array($request, ['],
    `    CURLOPT_CUSTOMREQUEST => '${method}',`,
    '    CURLOPT_RETURNTRANSFER => true,',
    '    CURLOPT_TIMEOUT => 30,',
    ...(headers.length === 0 ? [] : [`    CURLOPT_HTTPHEADER => [${headers.join(', ')}],`]),
    ...(body === null ? [] : [`    CURLOPT_POSTFIELDS => <<<'JSON'\n${indentLines(body, '    ')}\n    JSON,`]),
    ...[']);', 'echo curl_exec($request);'],
  ]
    .join('\n')
    .replace("<<<'JSON'\n", "<<<'JSON'\n    ");
};

const WRITERS: Readonly<Record<SnippetLanguage, (request: ExampleRequest) => string>> = {
  curl: writeCurl,
  JavaScript: writeJavascript,
  Python: writePython,
  PHP: writePhp,
};

/** Writes a request in a language. */
export const writeSnippet = (language: SnippetLanguage, request: ExampleRequest): string => WRITERS[language](request);
