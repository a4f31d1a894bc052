import { createRulings, parseRobots, type Robots } from './robots.ts';

/** Absolute addresses of RSL licences that a robots.txt names (`License: https://…`, RSL 1.0). */
export const findLicences = (text: string): readonly string[] =>
  parseRobots(text)
    .lines.filter(({ key }) => key === 'license')
    .flatMap(({ value }) => URL.parse(value)?.href ?? []);

/** A site's declarations about the use of its texts, and those that cannot be parsed. */
interface Declaration {
  /** Lines, headers and files that declare something, as written. */
  readonly declared: readonly string[];
  readonly unparsable: readonly string[];
  /** Signals of Content-Signal lines: `search`, `ai-input`, `ai-train` to yes or no. */
  readonly signals: ReadonlyMap<string, boolean>;
}

const SIGNALS = ['search', 'ai-input', 'ai-train'];

/**
 * Parses `search=yes, ai-train=no` (draft-romm-aipref-contentsignals); null when it is invalid. `use=…` is Cloudflare's
 * own addition.
 */
const readSignals = (value: string): ReadonlyMap<string, boolean> | null => {
  const signals = new Map<string, boolean>();
  for (const pair of value.split(',')) {
    const [name = '', answer = '', ...more] = pair.split('=').map((part) => part.trim());
    if (!/^[\w-]+$/.test(name) || answer === '' || more.length > 0) return null;
    const isSignal = SIGNALS.includes(name.toLowerCase());
    if (isSignal && !/^(?:yes|no)$/i.test(answer)) return null;
    if (isSignal) signals.set(name.toLowerCase(), answer.toLowerCase() === 'yes');
  }
  return signals;
};

/** Whether a value is a dictionary of preferences (aipref), as `train-ai=n, search=y`. */
const isUsage = (value: string): boolean =>
  /^\s*[a-z][\w-]*=[yn](?:\s*,\s*[a-z][\w-]*=[yn])*\s*$/i.test(value.replace(/^\s*\/\S*\s+/, ''));

const isReservation = (value: string): boolean => /^[01]$/.test(value.trim());

interface Written {
  readonly text: string;
  readonly isValid: boolean;
  readonly signals: ReadonlyMap<string, boolean> | null;
}

const asSignals = (text: string, value: string): Written => {
  const signals = readSignals(value);
  return { text, isValid: signals !== null, signals };
};
const asUsage = (text: string, value: string): Written => ({ text, isValid: isUsage(value), signals: null });

const readFromRobots = ({ lines }: Robots): readonly Written[] =>
  lines.flatMap(({ key, value, text }): readonly Written[] => {
    if (key === 'content-signal') return [asSignals(text, value)];
    if (key === 'content-usage') return [asUsage(text, value)];
    return key === 'license' ? [{ text, isValid: URL.canParse(value), signals: null }] : [];
  });

const readFromHeaders = (headers: Readonly<Record<string, string>>): readonly Written[] => {
  const { 'content-signal': signal, 'content-usage': usage, 'tdm-reservation': reservation } = headers;
  return [
    ...(signal === undefined ? [] : [asSignals(`Content-Signal: ${signal}`, signal)]),
    ...(usage === undefined ? [] : [asUsage(`Content-Usage: ${usage}`, usage)]),
    ...(reservation === undefined
      ? []
      : [{ text: `tdm-reservation: ${reservation}`, isValid: isReservation(reservation), signals: null }]),
  ];
};

const isTdmRep = (text: string): boolean => {
  try {
    const rules: unknown = JSON.parse(text);
    return (
      Array.isArray(rules) &&
      rules.every((rule) => [0, 1].includes((rule as Record<string, number>)?.['tdm-reservation'] ?? 9))
    );
  } catch {
    return false;
  }
};

/** The places in which a site may declare how its texts may be used. */
interface PolicyPlaces {
  readonly robots: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly metas: readonly { readonly name: string; readonly content: string }[];
  /** Text of /.well-known/tdmrep.json; '' when there is none. */
  readonly tdmrep: string;
}

/** Declarations about text and data mining, training and search, from every place that was seen. */
export const collectDeclaration = ({ robots, headers, metas, tdmrep }: PolicyPlaces): Declaration => {
  const reservations = metas.filter(({ name }) => name === 'tdm-reservation');
  const written = [
    ...readFromRobots(parseRobots(robots)),
    ...readFromHeaders(headers),
    ...reservations.map(({ content }) => ({
      text: `tdm-reservation: ${content}`,
      isValid: isReservation(content),
      signals: null,
    })),
    ...(tdmrep === '' ? [] : [{ text: '/.well-known/tdmrep.json', isValid: isTdmRep(tdmrep), signals: null }]),
  ];
  return {
    declared: written.map(({ text }) => text),
    unparsable: written.filter(({ isValid }) => !isValid).map(({ text }) => text),
    signals: new Map(written.flatMap(({ signals }) => [...(signals ?? [])])),
  };
};

/**
 * Signals that the rules of the same file contradict: training allowed but GPTBot blocked, search refused but search
 * crawlers allowed.
 */
export const findBeliedSignals = ({ signals }: Declaration, robots: string, url: string): readonly string[] => {
  const parsed = parseRobots(robots);
  const ask = createRulings(url);
  const isAllowed = (agent: string): boolean => ask(parsed, agent).allowed;
  const searches = ['Googlebot', 'OAI-SearchBot', 'PerplexityBot'].filter(isAllowed);
  return [
    ...(signals.get('ai-train') === true && !isAllowed('GPTBot') ? ['ai-train=yes ≠ GPTBot Disallow'] : []),
    ...(signals.get('search') === false && searches.length > 0 ? [`search=no ≠ ${searches.join(', ')} Allow`] : []),
  ];
};
