/** Ways in which a page or a user could make a scanner reach what it must not. */

export const PUBLIC = ['93.184.215.14', '2a00:1450:400e::14'] as const;
export const PRIVATE = [
  ...['127.0.0.1', '127.0.0.53', '169.254.169.254', '10.0.0.5', '192.168.1.1', '100.64.0.1'],
  ...['::1', 'fd00::5', '64:ff9b::7f00:1'],
];
/** What listens at each private address: web, web on the TLS port, and local services of a machine. */
export const PORTS = [80, 443, 8080, 22, 6379];

/** The resolver's address, and the file that names it, which also contains the secret. */
export const RESOLVER = '10.53.53.53';
export const RESOLVER_FILE = '/etc/resolv.conf';

/** Names and their addresses, with an asterisk for any label; the address of `rebind.nl` changes with every query. */
export const NAMES: Readonly<Record<string, readonly string[]>> = {
  '*.evil.nl': [PUBLIC[0]],
  'six.nl': [PUBLIC[1]],
  'inside.nl': ['127.0.0.1'],
  'inside6.nl': ['fd00::5'],
  'meta.nl': ['169.254.169.254'],
  'mixed.nl': [PUBLIC[0], '127.0.0.1'],
  'mixed6.nl': [PUBLIC[1], '::1'],
  'mapped.nl': ['::ffff:127.0.0.1'],
  'nat64.nl': ['64:ff9b::7f00:1'],
};

/** Addresses that a user may type and a page may name. */
export const TARGETS: readonly string[] = [
  ...['http://127.0.0.1/', 'http://127.0.0.53/', 'http://169.254.169.254/latest/meta-data/', 'http://10.0.0.5/'],
  ...['http://192.168.1.1/', 'http://100.64.0.1/', 'http://0.0.0.0/', 'http://0/', 'http://2130706433/'],
  ...['http://0x7f000001/', 'http://0177.0.0.1/', 'http://127.1/', 'http://localhost/', 'http://foo.localhost/'],
  ...[
    'http://localhost./',
    'http://[::1]/',
    'http://[::ffff:127.0.0.1]/',
    'http://[::ffff:7f00:1]/',
    'http://[fd00::5]/',
  ],
  ...['http://[64:ff9b::7f00:1]/', 'https://127.0.0.1/', 'https://[::1]/', 'http://127.0.0.1:8080/'],
  ...['http://127.0.0.1:6379/', `http://${PUBLIC[0]}:22/`, `http://${PUBLIC[0]}:8080/`, 'http://inside.nl/'],
  ...['http://inside6.nl/', 'http://meta.nl/', 'http://mixed.nl/', 'http://mixed6.nl/', 'http://mapped.nl/'],
  ...['http://nat64.nl/', 'http://rebind.nl/', `file://${RESOLVER_FILE}`],
];

/** Addresses that only a user may type. */
const TYPED: readonly string[] = [
  ...['127.0.0.1', '127.0.0.1:8080', '[::1]', '[fd00::5]:80', 'localhost', 'inside.nl', 'inside6.nl'],
  ...['http://six.nl@127.0.0.1/', 'http://127。0。0。1/', 'http://①②⑦.⓪.⓪.①/', 'http://127.0.0.1\\@six.nl/'],
  ...[
    'http://[::ffff:a9fe:a9fe]/',
    'http://[0:0:0:0:0:ffff:7f00:1]/',
    'http://[::127.0.0.1]/',
    'http://[fe80::1%25lo]/',
  ],
  ...['ftp://127.0.0.1/', 'view-source:http://127.0.0.1/', 'chrome://version', 'data:text/html,x', 'ws://127.0.0.1/'],
];

/** Ways in which a page makes requests, each as markup or script for one address. */
export const CARRIERS: Readonly<Record<string, (target: string) => string>> = {
  iframe: (to) => `<iframe src="${to}?frame"></iframe>`,
  image: (to) => `<img src="${to}?img">`,
  styleSheet: (to) => `<link rel=stylesheet href="${to}?css">`,
  script: (to) => `<script src="${to}?js"></script>`,
  object: (to) => `<object data="${to}?object"></object>`,
  video: (to) => `<video src="${to}?video" preload=auto></video>`,
  font: (to) => `<style>@font-face{font-family:"${to}";src:url("${to}?font")}</style><p style='font-family:"${to}"'>x`,
  preconnect: (to) => `<link rel=preconnect href="${to}">`,
  prefetchName: (to) => `<link rel=dns-prefetch href="${to}">`,
  prefetch: (to) => `<link rel=prefetch href="${to}?prefetch">`,
  modulePreload: (to) => `<link rel=modulepreload href="${to}?module">`,
  icon: (to) => `<link rel=icon href="${to}?icon">`,
  manifest: (to) => `<link rel=manifest href="${to}?manifest">`,
  speculation: (to) =>
    `<script type=speculationrules>{"prerender":[{"source":"list","urls":["${to}?prerender"]}]}</script>`,
  fetch: (to) => `<script>fetch("${to}?fetch",{mode:"no-cors"}).catch(()=>{})</script>`,
  beacon: (to) => `<script>navigator.sendBeacon("${to}?beacon","x")</script>`,
  webSocket: (to) => `<script>try{new WebSocket("${to}?ws".replace("http","ws"))}catch{}</script>`,
  eventSource: (to) => `<script>try{new EventSource("${to}?events")}catch{}</script>`,
  worker: (to) =>
    `<script>new Worker(URL.createObjectURL(new Blob(['fetch("${to}?worker",{mode:"no-cors"}).catch(()=>{})'])))</script>`,
  imported: (to) => `<script>new Worker(URL.createObjectURL(new Blob(['importScripts("${to}?import")'])))</script>`,
  form: (to) =>
    `<iframe name=f></iframe><form method=post target=f enctype=text/plain action="${to}"><input name="SET a" value=b></form><script>document.forms[document.forms.length-1].submit()</script>`,
  download: (to) =>
    `<a download=x href="${to}?file"></a><script>document.links[document.links.length-1].click()</script>`,
  popup: (to) => `<script>window.open("${to}?popup")</script>`,
};

/** Ways without a web address. */
export const OTHERS: Readonly<Record<string, string>> = {
  webRtc: `<script>for (const at of ["127.0.0.1", "169.254.169.254", "10.0.0.5", "[::1]", "${PUBLIC[0]}"]) for (const urls of [\`stun:\${at}:3478\`, \`turn:\${at}:3478\`, \`turn:\${at}:80?transport=tcp\`]) { const c = new RTCPeerConnection({ iceServers: [{ urls, username: "a", credential: "b" }] }); c.createDataChannel("x"); c.createOffer().then((o) => c.setLocalDescription(o)).catch(() => {}); }</script>`,
  webTransport: `<script>try { new WebTransport("https://127.0.0.1:443/").ready.catch(() => {}) } catch {}</script>`,
  otherSchemes: `<script>for (const to of ["file:///etc/passwd", "chrome://version", "ftp://127.0.0.1/", "view-source:http://127.0.0.1/", "filesystem:http://127.0.0.1/"]) { try { window.open(to) } catch {} const f = document.createElement("iframe"); f.src = to; document.body.append(f); }</script>`,
};

/** A page that reports that its scripts run. */
const around = (body: string): string =>
  `<!doctype html><html lang=nl><title>x</title><body><h1>x</h1><script>fetch("/ran" + location.pathname)</script>${body}`;

/** Pages of an evil site, by path. Each carrier gets every target that it supports. */
export const PAGES: Readonly<Record<string, string>> = {
  '/': around('hello'),
  '/refresh': around('<meta http-equiv=refresh content="0;url=http://169.254.169.254/latest/meta-data/">'),
  '/script': around('<script>location = "http://127.0.0.1/?location"</script>'),
  '/redirected-frames': around(TARGETS.map((_, index) => `<iframe src="/r/${index}"></iframe>`).join('')),
  ...Object.fromEntries(
    Object.entries(CARRIERS).map(([name, carry]) => [`/by/${name}`, around(TARGETS.map(carry).join(''))]),
  ),
  ...Object.fromEntries(Object.entries(OTHERS).map(([name, body]) => [`/by/${name}`, around(body)])),
};

/** Pages of an evil site, and its redirects: each on a host of its own, since a host is only scanned once in a while. */
const LED = [...TARGETS.keys()].map((index) => `http://r${index}.evil.nl/r/${index}`);
const SHOWN = Object.keys(PAGES).map((path, index) => `http://p${index}.evil.nl${path}`);

/** Every address that is scanned: those that a user types, redirects, and those that pages request. */
export const VISITS: readonly string[] = [...TYPED, ...TARGETS, ...LED, ...SHOWN, 'http://six.nl/by/fetch'];

/** Those that an ordinary run tries: one of each kind, each in a scan of its own. */
export const SOME: readonly string[] = [
  ...['http://[::1]/', 'http://rebind.nl/'],
  ...LED.slice(3, 4),
  ...SHOWN.filter((url) => /frames$|by.fetch$/.test(url)),
];
/** Enough to see what an unguarded way looks like. */
export const FEW: readonly string[] = SOME.slice(0, 2);
