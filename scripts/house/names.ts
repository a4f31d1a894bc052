import { type ESTree, parseSync, Visitor } from 'vite';

/**
 * Words of this house alone, each with the field's terms for it (“welcome” is none: it names the page that opens after
 * installation, as everywhere). `npm run house` counts how many declared names still have them. */
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
};

/** What functions usually begin with: what they do, or that they say yes or no. */
const VERBS =
  /^(?:add|append|apply|as|assert|assess|begin|build|can|check|clear|close|collect|compare|compute|convert|copy|count|create|decide|decode|define|delete|describe|draw|drop|encode|end|escape|expect|explain|export|fetch|fill|filter|find|finish|fold|follow|format|get|give|group|handle|has|hide|import|insert|install|is|join|keep|launch|limit|list|load|log|make|mark|match|may|measure|merge|move|name|needs|normalize|note|on|open|order|parse|pick|post|prepare|print|push|put|read|record|reduce|refuse|register|remove|rename|render|repair|replace|report|request|reset|resolve|restore|run|sample|save|scan|search|select|send|serve|set|settle|show|skip|sort|split|start|stop|store|strip|sum|take|test|to|toggle|trim|try|update|use|validate|wait|walk|want|wants|watch|with|without|write)(?![a-z])/;

/** The words of a name: `toldSites` and `TOLD_FOR` both have `told`. */
export const wordsOf = (name: string): readonly string[] =>
  name
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .replace(/([A-Z])([A-Z][a-z])/g, '$1 $2')
    .toLowerCase()
    .split(/[\s_$-]+/);

interface Names {
  /** Everything that a file gives a name: variables, parameters, functions, types; not properties, which may be stored or sent. */
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

export const beginsWithVerb = (name: string): boolean => VERBS.test(name);
