import { thisYear } from '../../days.ts';
import { COMPANY, ORIGIN } from './company.ts';

export interface Page {
  readonly path: string;
  readonly title: string;
  readonly description: string;
  readonly main: string;
  /** schema.org nodes; the page's own first. */
  readonly nodes: readonly object[];
  readonly kind?: 'website' | 'article';
}

const MENU = [
  ['/', 'Home'],
  ['/reparatie', 'Reparatie'],
  ['/tarieven', 'Tarieven'],
  ['/nieuws/winterbeurt', 'Nieuws'],
  ['/over-ons', 'Over ons'],
  ['/contact', 'Contact'],
] as const;

/** One page of the site as HTML; `nonce` is this answer's own. */
export const render = (page: Page, nonce: string): string => `<!doctype html>
<html lang="nl">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${page.title}</title>
<meta name="description" content="${page.description}">
<link rel="canonical" href="${ORIGIN}${page.path}">
<link rel="icon" href="/beeld/logo.svg" type="image/svg+xml">
<link rel="stylesheet" href="/stijl.css">
<meta property="og:type" content="${page.kind ?? 'website'}">
<meta property="og:site_name" content="${COMPANY.name}">
<meta property="og:locale" content="nl_NL">
<meta property="og:title" content="${page.title}">
<meta property="og:description" content="${page.description}">
<meta property="og:url" content="${ORIGIN}${page.path}">
<meta property="og:image" content="${ORIGIN}/beeld/deel.png">
<meta property="og:image:alt" content="Tekening van een fiets">
<meta property="og:image:width" content="1200">
<meta property="og:image:height" content="630">
<script type="application/ld+json">${JSON.stringify({ '@context': 'https://schema.org', '@graph': page.nodes })}</script>
<script src="/formulier.js" nonce="${nonce}" defer></script>
</head>
<body>
<a class="naar-inhoud" href="#inhoud">Naar de inhoud</a>
<header><div class="breed">
<a class="merk" href="/"><img src="/beeld/logo.svg" alt="" width="40" height="40"> ${COMPANY.name}</a>
<nav aria-label="Hoofdmenu"><ul>
${MENU.map(([path, name]) => `<li><a href="${path}"${path === page.path ? ' aria-current="page"' : ''}>${name}</a></li>`).join('\n')}
</ul></nav>
</div></header>
<main id="inhoud">
${page.main}
</main>
<footer><div class="breed">
<address>
<p><strong>${COMPANY.name}</strong><br>${COMPANY.street}, ${COMPANY.postcode} ${COMPANY.city}<br>
Telefoon <a href="tel:${COMPANY.phoneLink}">${COMPANY.phone}</a><br>
E-mail <a href="mailto:${COMPANY.email}">${COMPANY.email}</a></p>
</address>
<p>KvK ${COMPANY.kvk} · btw-id ${COMPANY.vat}</p>
<ul>
<li><a href="/privacy">Privacy</a></li>
<li><a href="/toegankelijkheid">Toegankelijkheid</a></li>
<li><a href="/prijslijst.pdf">Prijslijst als PDF</a></li>
</ul>
<p>© ${thisYear()} ${COMPANY.name}</p>
</div></footer>
</body>
</html>
`;
