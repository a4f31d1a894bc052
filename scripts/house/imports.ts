import { cruise, type IFlattenedRuleSet } from 'dependency-cruiser';
import { parseSync } from 'vite';
import { IMPORT_RULES } from './import-rules.ts';

/*
 * dependency-cruiser uses the TypeScript compiler up to version 6, or Babel if configured. A plugin gives Babel only the imports
 * of values in each file, which Vite's own parser finds: that is four times as fast, and needs no types.
 */

const isValue = (statement: string): boolean => !/^(?:import|export)\s+type\b/.test(statement);

/** The imports of a source at run time, as statements. */
const valueImports = (file: string, text: string): string => {
  const { errors, module } = parseSync(file, text);
  if (errors.length > 0) throw new SyntaxError(`${file}: ${errors[0]?.message}`);
  const { staticImports, staticExports, dynamicImports } = module;
  const textOf = ({ start, end }: { readonly start: number; readonly end: number }): string => text.slice(start, end);
  const named = staticImports.filter((one) => isValue(textOf(one))).map(({ moduleRequest }) => moduleRequest.value);
  const passed = staticExports
    .filter((one) => isValue(textOf(one)))
    .flatMap(({ entries }) => entries.flatMap(({ moduleRequest }) => moduleRequest?.value ?? []));
  const later = dynamicImports.map(({ moduleRequest }) => `import(${textOf(moduleRequest)});`);
  return [...named.concat(passed).map((from) => `import '${from}';`), ...later].join('\n');
};

interface ParseOptions {
  readonly sourceFileName: string;
}
type Parse = (text: string, options: ParseOptions) => unknown;
const parseImports = (text: string, options: ParseOptions, parse: Parse): unknown =>
  parse(valueImports(options.sourceFileName, text), options);
const BABEL = { configFile: false, babelrc: false, plugins: [{ parserOverride: parseImports }] };

export interface Refusal {
  readonly rule: string;
  readonly file: string;
  readonly from: string;
}

/** Imports in these files of a folder that a rule forbids. */
export const refusedImports = async (folder: string, files: readonly string[]): Promise<readonly Refusal[]> => {
  const { output } = await cruise(
    [...files],
    {
      baseDir: folder,
      validate: true,
      ruleSet: { forbidden: [...IMPORT_RULES] } as IFlattenedRuleSet,
      moduleSystems: ['es6'],
      doNotFollow: { path: 'node_modules' },
      exclude: { path: '\\.d\\.ts$' },
    },
    {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default'],
      extensions: ['.ts', '.tsx', '.js'],
    },
    { babelConfig: BABEL },
  );
  if (typeof output === 'string') throw new TypeError(output);
  return output.summary.violations.map(({ rule, from, to }) => ({ rule: rule.name, file: from, from: to }));
};
