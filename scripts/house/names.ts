import { type ESTree, parseSync, Visitor } from 'vite';

/**
 * Words that only this codebase uses, each with the field's terms for it (“welcome” is not among them: everywhere it names the
 * page that opens after installation). `npm run house` counts how many declared names still contain them.
 */
export const RETIRED: Readonly<Record<string, string>> = {
  told: 'message, notice, report, response',
  asked: 'request, requested, query',
  place: 'location, position, context',
  kept: 'stored, cached, retained',
  door: 'endpoint, entry, deps',
  lent: 'lease, cached',
  ahead: 'prefetched, queued',
  ways: 'network, methods, options',
  rising: 'scan progress',
  gone: 'removed, detached, missing',
  made: 'created, built',
  patience: 'timeout',
  senses: 'scan host',
  tell: 'notify, report, format, on…',
  mention: 'emit, log',
  hearers: 'listeners',
  deaf: 'stop, unsubscribe',
  desk: 'scan service',
  courier: 'webhook client',
};

/** Words with which functions usually begin: what they do, or that they return yes or no. */
const VERBS =
  /^(?:add|append|apply|as|assert|assess|assign|begin|bring|build|can|cancel|check|clear|close|collect|compare|compute|convert|copy|count|create|decide|decode|define|delete|describe|disable|draw|drop|dump|enable|encode|end|escape|expand|expect|explain|export|fetch|fill|filter|find|finish|flush|fold|follow|forget|format|get|give|grant|group|handle|has|hash|hide|ignore|import|insert|install|is|join|keep|launch|leave|limit|list|listen|load|lock|log|make|mark|match|may|measure|merge|move|name|needs|normalize|note|notify|on|open|order|pack|parse|pick|post|postpone|prepare|print|push|put|raise|rank|read|record|reduce|refuse|register|remove|rename|render|repair|replace|report|request|reset|resolve|restore|reuse|run|sample|save|scan|search|select|send|serve|set|settle|show|skip|sort|split|start|stop|store|strip|subscribe|sum|sweep|take|test|to|toggle|trim|try|unpack|update|upgrade|use|validate|wait|wake|walk|want|wants|watch|with|without|write)(?![a-z])/;

/** Splits a name into words: `toldSites` and `TOLD_FOR` both have `told`. */
export const wordsOf = (name: string): readonly string[] =>
  name
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .replace(/([A-Z])([A-Z][a-z])/g, '$1 $2')
    .toLowerCase()
    .split(/[\s_$-]+/);

interface Names {
  /** All names that a file declares: variables, parameters, functions, types; not properties, which may be stored or sent. */
  readonly declared: readonly string[];
  /** Those of them that are functions. */
  readonly functions: readonly string[];
}

const identifiersIn = (pattern: ESTree.Node): readonly string[] => {
  if (pattern.type === 'Identifier') return [pattern.name];
  if (pattern.type === 'ObjectPattern')
    return pattern.properties.flatMap((one) => identifiersIn(one.type === 'Property' ? one.value : one.argument));
  if (pattern.type === 'ArrayPattern')
    return pattern.elements.flatMap((one) => (one === null ? [] : identifiersIn(one)));
  if (pattern.type === 'AssignmentPattern') return identifiersIn(pattern.left);
  if (pattern.type === 'RestElement') return identifiersIn(pattern.argument);
  return [];
};

/** The names that a source declares. */
export const namesIn = (file: string, text: string): Names => {
  const declared: string[] = [];
  const functions: string[] = [];
  const ofFunction = ({ params }: { readonly params: readonly ESTree.Node[] }): void => {
    declared.push(...params.flatMap(identifiersIn));
  };
  const named = ({ id }: { readonly id: { readonly name: string } | null }): void => {
    if (id !== null) declared.push(id.name);
  };
  new Visitor({
    VariableDeclarator({ id, init }) {
      declared.push(...identifiersIn(id));
      const isFunction = init?.type === 'ArrowFunctionExpression' || init?.type === 'FunctionExpression';
      if (isFunction && id.type === 'Identifier') functions.push(id.name);
    },
    FunctionDeclaration(node) {
      named(node);
      if (node.id !== null) functions.push(node.id.name);
      ofFunction(node);
    },
    FunctionExpression: ofFunction,
    ArrowFunctionExpression: ofFunction,
    TSTypeAliasDeclaration: named,
    TSInterfaceDeclaration: named,
    ClassDeclaration: named,
  }).visit(parseSync(file, text).program);
  return { declared, functions };
};

/** Verbs that are nouns too: `nameOf` does not name anything, and `scanRequestOf` does not scan. */
const NOUNS =
  /^(?:end|export|group|import|limit|log|mark|match|move|name|note|order|print|record|report|request|sample|scan|search|set|start|stop|store|sum|test|update|use|want|watch)(?![a-z])/;

/**
 * Whether a function's name says what it does. A name that ends in `Of` or `In` does so only if its first word is not a noun too.
 */
export const beginsWithVerb = (name: string): boolean =>
  VERBS.test(name) && !(/(?:Of|In)$/.test(name) && NOUNS.test(name));
