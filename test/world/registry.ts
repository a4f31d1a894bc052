import type { Answer, Registration, Site } from './site.ts';

const JSON_HEADERS = { 'content-type': 'application/rdap+json', 'access-control-allow-origin': '*' };
const DAY = 24 * 60 * 60 * 1000;

/** Registries by their RDAP hosts; each answers `…/domain/<name>` for the registrations under its own top-level domains. */
const REGISTRIES: Readonly<Record<string, readonly string[]>> = {
  'rdap.sidn.nl': ['nl'],
  'rdap.verisign.com': ['com', 'net'],
  'rdap.publicinterestregistry.org': ['org'],
};

/** Every registry of the world, and rdap.org, which leads to them. */
export const registries = (registrations: readonly Registration[]): readonly Site[] => [
  ...Object.entries(REGISTRIES).map(([host, domains]) => registry(host, registrations.filter(under(domains)))),
  { hosts: ['rdap.org'], zones: [], registrations: [], https: ({ path }) => redirectToRegistry(path) },
];

const topLevel = (domain: string) => domain.slice(domain.lastIndexOf('.') + 1);

const under = (domains: readonly string[]) => (registration: Registration) =>
  domains.includes(topLevel(registration.domain));

const registry = (host: string, registrations: readonly Registration[]): Site => ({
  hosts: [host],
  zones: [],
  registrations: [],
  https: ({ path }) => {
    const request = domainIn(path);
    const found = registrations.find(({ domain }) => domain === request);
    return found === undefined ? notFound() : json(200, domainObject(found, `https://${host}${path}`));
  },
});

const domainIn = (path: string) => /\/domain\/([^/]+)$/.exec(path)?.[1]?.toLowerCase();

const redirectToRegistry = (path: string): Answer => {
  const domain = domainIn(path) ?? '';
  const host = Object.entries(REGISTRIES).find(([, domains]) => domains.includes(topLevel(domain)))?.[0];
  if (host === undefined) return notFound();
  const location = `https://${host}${path}`;
  return { status: 302, headers: { ...JSON_HEADERS, location } };
};

const json = (status: number, value: unknown): Answer => ({
  status,
  headers: JSON_HEADERS,
  body: JSON.stringify(value),
});

const notFound = () =>
  json(404, {
    rdapConformance: ['rdap_level_0'],
    errorCode: 404,
    title: 'Not Found',
    description: ['Object not found'],
  });

/** RFC 9083 §5.3, with the members that registries really send; SIDN gives no expiration. */
const domainObject = (registration: Registration, self: string) => {
  const { domain, status, nameServers, signed, registrar } = registration;
  return {
    rdapConformance: ['rdap_level_0'],
    objectClassName: 'domain',
    handle: domain.toUpperCase(),
    ldhName: domain,
    status,
    events: events(registration),
    secureDNS: { zoneSigned: signed, delegationSigned: signed },
    nameservers: nameServers.map((ldhName) => ({ objectClassName: 'nameserver', ldhName })),
    entities: [registrarEntity(registrar)],
    links: [{ rel: 'self', type: 'application/rdap+json', href: self, value: self }],
  };
};

const events = ({ registeredDaysAgo, changedDaysAgo, expiresInDays }: Registration) => {
  const event = (eventAction: string, days: number) => ({ eventAction, eventDate: dateIn(days) });
  return [
    event('registration', -registeredDaysAgo),
    event('last changed', -changedDaysAgo),
    ...(expiresInDays === undefined ? [] : [event('expiration', expiresInDays)]),
    event('last update of RDAP database', 0),
  ];
};

/** Midnight, so that two scans of one day see the same. */
const dateIn = (days: number) => `${new Date(Date.now() + days * DAY).toISOString().slice(0, 10)}T00:00:00Z`;

const registrarEntity = (name: string) => ({
  objectClassName: 'entity',
  handle: 'R-0001',
  roles: ['registrar'],
  vcardArray: card(name),
  entities: [{ objectClassName: 'entity', roles: ['abuse'], vcardArray: card('Abuse', 'abuse@dnshuis.nl') }],
});

const card = (name: string, email?: string) => [
  'vcard',
  [
    ['version', {}, 'text', '4.0'],
    ['fn', {}, 'text', name],
    ...(email === undefined ? [] : [['email', {}, 'text', email]]),
  ],
];
