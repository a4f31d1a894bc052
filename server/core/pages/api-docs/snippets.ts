import type { ExampleRequest } from './operation.ts';

/** A request in the languages that most clients are written in; the key stands in the environment, never in the code. */
export const SNIPPETS = ['curl', 'JavaScript', 'Python', 'PHP'] as const;
export type SnippetLanguage = (typeof SNIPPETS)[number];

const KEY = 'X-GDA-Key';
/** What asks in JavaScript; nothing is asked here. */
const ASK = 'fetch';

/** Within single quotes of a shell. */
const quoted = (text: string): string => `'${text.replaceAll("'", "'\\''")}'`;

const curl = ({ method, url, withKey, body }: ExampleRequest): string =>
  [
    `curl${method === 'GET' || (method === 'POST' && body !== null) ? '' : ` -X ${method}`} ${quoted(url)}`,
    ...(withKey ? [`-H "${KEY}: $PIJLER_KEY"`] : []),
    ...(body === null ? [] : [`--json ${quoted(body)}`]),
  ].join(' \\\n  ');

const indented = (text: string, by: string): string => text.replaceAll('\n', `\n${by}`);

const javascript = ({ method, url, withKey, body }: ExampleRequest): string => {
  const headers = [
    ...(withKey ? [`'${KEY}': process.env.PIJLER_KEY`] : []),
    ...(body === null ? [] : ["'Content-Type': 'application/json'"]),
  ];
  const options = [
    ...(method === 'GET' ? [] : [`method: '${method}'`]),
    ...(headers.length === 0 ? [] : [`headers: { ${headers.join(', ')} }`]),
    ...(body === null ? [] : [`body: JSON.stringify(${indented(body, '  ')})`]),
  ];
  const given = options.length === 0 ? '' : `, {\n  ${options.join(',\n  ')},\n}`;
  return `const answer = await ${ASK}(${JSON.stringify(url)}${given});\nconsole.log(answer.status, await answer.text());`;
};

/** JSON of a value a line as Python writes it. */
const pythonOf = (json: string): string =>
  json.replace(
    /^( *(?:"[\w$]*": )?)(true|false|null)(?=,?$)/gm,
    (_, before: string, word: string) => `${before}${{ true: 'True', false: 'False', null: 'None' }[word] ?? word}`,
  );

const python = ({ method, url, withKey, body }: ExampleRequest): string =>
  [
    ...['import os', 'import requests', ''],
    `answer = requests.request(`,
    `    ${JSON.stringify(method)}, ${JSON.stringify(url)},`,
    ...(withKey ? [`    headers={"${KEY}": os.environ["PIJLER_KEY"]},`] : []),
    ...(body === null ? [] : [`    json=${indented(pythonOf(body), '    ')},`]),
    ...['    timeout=30,', ')', 'print(answer.status_code, answer.text)'],
  ].join('\n');

const php = ({ method, url, withKey, body }: ExampleRequest): string => {
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
    ...(body === null ? [] : [`    CURLOPT_POSTFIELDS => <<<'JSON'\n${indented(body, '    ')}\n    JSON,`]),
    ...[']);', 'echo curl_exec($request);'],
  ]
    .join('\n')
    .replace("<<<'JSON'\n", "<<<'JSON'\n    ");
};

const WRITERS: Readonly<Record<SnippetLanguage, (request: ExampleRequest) => string>> = {
  curl,
  JavaScript: javascript,
  Python: python,
  PHP: php,
};

/** A request in a language. */
export const snippetIn = (language: SnippetLanguage, request: ExampleRequest): string => WRITERS[language](request);
