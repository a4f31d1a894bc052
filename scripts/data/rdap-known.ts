/** RDAP servers of registries: those outside IANA's list, and which names are followed. */
export interface KnownServer {
  readonly base: string;
  readonly tlds: readonly string[];
  /** Whether registrars can lock a name there against transfer, and the registry shows it (EPP statuses). */
  readonly locks: boolean;
  readonly page: string;
}

/** IANA's list of the servers (RFC 9224). */
export const IANA_PAGE = 'https://data.iana.org/rdap/dns.json';
/** The day on which the rows were last compared with it. */
export const RDAP_READ = '2026-11-20';

type Row = readonly [base: string, tlds: string, locks: boolean, page?: string];

/** The servers as they were read; a copy of IANA's list replaces them. */
const ROWS: readonly Row[] = [
  ['https://rdap.sidn.nl/', 'nl', false],
  ['https://rdap.verisign.com/com/v1/', 'com', true],
  ['https://rdap.verisign.com/net/v1/', 'net', true],
  ['https://rdap.publicinterestregistry.org/rdap/', 'org ngo ong charity foundation', true],
  ['https://rdap.nic.amsterdam/', 'amsterdam', true],
  ['https://rdap.nic.politie/', 'politie', true],
  ['https://rdap.centralnic.com/frl/', 'frl', true],
  ['https://rdap.nic.vlaanderen/', 'vlaanderen', true],
  ['https://rdap.centralnic.com/gent/', 'gent', true],
  [
    'https://rdap.identitydigital.services/rdap/',
    'academy agency asia bike bio builders business cafe care center cleaning clinic clothing coffee community company computer consulting dental digital direct education email energy estate events expert finance fitness fund gallery group guru holdings house info international land legal life live ltd management marketing media mobi network news photography plus pro restaurant rocks run school services shoes social software solutions studio support systems team technology tips today tools tours training travel ventures video vision world zone',
    true,
  ],
  ['https://pubapi.registry.google/rdap/', 'app dev page new how day zip mov', true],
  ['https://rdap.radix.host/rdap/', 'online site store pw', true],
  ['https://rdap.nic.biz/', 'biz', true],
  ['https://tld-rdap.verisign.com/name/v1/', 'name', true],
  ['https://tld-rdap.verisign.com/cc/v1/', 'cc', true],
  ['https://rdap.nic.tv/', 'tv', true],
  ['https://rdap.centralnic.com/xyz/', 'xyz', true],
  ['https://rdap.centralnic.com/art/', 'art', true],
  ['https://rdap.centralnic.com/blog/', 'blog', true],
  ['https://rdap.centralnic.com/icu/', 'icu', true],
  ['https://rdap.centralnic.com/london/', 'london', true],
  ['https://rdap.centralnic.com/zuerich/', 'zuerich', true],
  ['https://rdap.nic.swiss/', 'swiss', true],
  ['https://rdap.nic.nrw/', 'nrw', true],
  ['https://rdap.ryce-rsp.com/rdap/', 'koeln cologne wien tirol', true],
  ['https://rdap.nic.paris/', 'paris', true],
  ['https://rdap.nic.nyc/', 'nyc', true],
  ['https://rdap.nic.one/', 'one', true],
  ['https://rdap.nic.work/', 'work', true],
  ['https://rdap.nic.vip/', 'vip', true],
  ['https://rdap.nic.tel/', 'tel', true],
  ['https://rdap.registry.cloud/rdap/', 'cloud', true],
  ['https://rdap.registry.coop/rdap/', 'coop', true],
  ['https://rdap.registry.love/rdap/', 'love', true],
  ['https://rdap.gmoregistry.net/rdap/', 'shop tokyo', true],
  ['https://rdap.zdnsgtld.com/top/', 'top', true],
  ['https://rdap.identitydigital.services/rdap/', 'ai', true],
  ['https://rdap.ca.fury.ca/rdap/', 'ca', true],
  ['https://rdap.nominet.uk/uk/', 'uk', false],
  ['https://rdap.nominet.uk/cymru/', 'cymru', true],
  ['https://rdap.nominet.uk/wales/', 'wales', true],
  ['https://rdap.nic.fr/', 'fr', false],
  ['https://rdap.nic.re/', 're', false],
  ['https://rdap.nic.pm/', 'pm', false],
  ['https://rdap.nic.tf/', 'tf', false],
  ['https://rdap.nic.wf/', 'wf', false],
  ['https://rdap.nic.yt/', 'yt', false],
  ['https://rdap.norid.no/', 'no', false],
  ['https://rdap.fi/rdap/rdap/', 'fi', false],
  ['https://rdap.isnic.is/rdap/', 'is', false],
  ['https://rdap.nic.cz/', 'cz', false],
  ['https://rdap.dns.pl/', 'pl', false],
  ['https://rdap.register.si/', 'si', false],
  ['https://rdap.hostmaster.ua/', 'ua', false],
  ['https://rdap.cctld.uz/', 'uz', false],
  ['https://rdap.registro.br/', 'br', false],
  ['https://rdap.nic.ar/', 'ar', false],
  ['https://rdap.registry.ec/', 'ec', false],
  ['https://rdap.cctld.au/rdap/', 'au', false],
  ['https://rdap.pandi.id/rdap/', 'id', false],
  ['https://rdap.nixiregistry.in/rdap/', 'in', false],
  ['https://rdap.thains.co.th/', 'th', false],
  ['https://rdap.centralnic.com/fo/', 'fo', false],
  ['https://rdap.centralnic.com/fm/', 'fm', false],
  ['https://rdap.centralnic.com/gd/', 'gd', false],
  ['https://rdap.centralnic.com/vg/', 'vg', false],
  ['https://rdap.denic.de/', 'de', false, 'https://www.denic.de/'],
  ['https://rdap.nic.ch/', 'ch', false, 'https://www.nic.ch/'],
  ['https://rdap.nic.li/', 'li', false, 'https://www.nic.li/'],
  ['https://rdap.nic.us/', 'us', true, 'https://www.about.us/'],
  ['https://rdap.identitydigital.services/rdap/', 'io me sh ac ag bz lc vc sc', true, 'https://www.identity.digital/'],
];

export const KNOWN_SERVERS: readonly KnownServer[] = ROWS.map(([base, tlds, locks, page = IANA_PAGE]) => ({
  base,
  tlds: tlds.split(' '),
  locks,
  page,
}));
