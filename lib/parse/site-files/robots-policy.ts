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
  readonly signals: readonly GroupSignals[];
}

/** Signals of one Content-Signal line or header. */
interface GroupSignals {
  /** The crawlers of its group in robots.txt, lower case; null for all crawlers, as of a header. */
  readonly agents: readonly string[] | null;
  /** `search`, `ai-input`, `ai-train` to yes or no. */
  readonly answers: ReadonlyMap<string, boolean>;
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
  readonly signals: GroupSignals | null;
}

const asSignals = (text: string, value: string, agents: readonly string[] | null): Written => {
  const answers = readSignals(value);
  return { text, isValid: answers !== null, signals: answers && { agents, answers } };
};
const asUsage = (text: string, value: string): Written => ({ text, isValid: isUsage(value), signals: null });

/** A signal is one of its group, as a rule is; one before the first group is for everybody. */
const readFromRobots = ({ lines }: Robots): readonly Written[] => {
  let agents: string[] | null = null;
  let isOpen = false;
  return lines.flatMap(({ kind, key, value, text }): readonly Written[] => {
    if (kind === 'agent') agents = [...(isOpen ? (agents ?? []) : []), value.toLowerCase()];
    if (kind === 'agent') isOpen = true;
    if (kind === 'allow' || kind === 'disallow') isOpen = false;
    if (key === 'content-signal') return [asSignals(text, value, agents)];
    if (key === 'content-usage') return [asUsage(text, value)];
    return key === 'license' ? [{ text, isValid: URL.canParse(value), signals: null }] : [];
  });
};

const readFromHeaders = (headers: Readonly<Record<string, string>>): readonly Written[] => {
  const { 'content-signal': signal, 'content-usage': usage, 'tdm-reservation': reservation } = headers;
  return [
    ...(signal === undefined ? [] : [asSignals(`Content-Signal: ${signal}`, signal, null)]),
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
    signals: written.flatMap(({ signals }) => signals ?? []),
  };
};

/**
 * Signals that the rules of the same file contradict: training allowed but GPTBot blocked, search refused but search
 * crawlers allowed. For a crawler the signals of its own group count, and those for everybody where that has none.
 */
export const findBeliedSignals = ({ signals }: Declaration, robots: string, url: string): readonly string[] => {
  const parsed = parseRobots(robots);
  const ask = createRulings(url);
  const findAnswer = (name: string, group: string | null) =>
    signals
      .filter(({ agents }) => (group === null ? agents === null || agents.includes('*') : agents?.includes(group)))
      .findLast(({ answers }) => answers.has(name))
      ?.answers.get(name);
  const askSignal = (agent: string, name: string) => {
    const { allowed, group } = ask(parsed, agent);
    return { allowed, answer: findAnswer(name, group?.toLowerCase() ?? null) ?? findAnswer(name, null) };
  };
  const training = askSignal('GPTBot', 'ai-train');
  const searches = ['Googlebot', 'OAI-SearchBot', 'PerplexityBot'].filter((agent) => {
    const { allowed, answer } = askSignal(agent, 'search');
    return allowed && answer === false;
  });
  return [
    ...(training.answer === true && !training.allowed ? ['ai-train=yes ≠ GPTBot Disallow'] : []),
    ...(searches.length > 0 ? [`search=no ≠ ${searches.join(', ')} Allow`] : []),
  ];
};
