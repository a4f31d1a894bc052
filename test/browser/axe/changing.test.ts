import { describe, expect, test } from 'vitest';
import type { Axe } from '../../../lib/facts/axe.ts';
import { sampleOf } from '../../kit/taking-turns.ts';
import { inPage } from '../kit/in-page.ts';
import { AXE } from './engine-source.ts';

/** Pages that change while they are tested: what is at fault passes no rule, and nothing becomes an error of ours. */

const page = inPage('test/browser/axe/subject.ts');

const FAINT = '<p style="color:#ccc">Vaag</p>';
const SMALL = '<button style="width:9px;height:9px;padding:0;border:0">a</button>'.repeat(2);

/** A page whose script acts each time that the engine has finished a rule (`done` is their number), or meanwhile. */
const pageOf = (body: string, script: string): string =>
  `<!doctype html><html lang="nl"><title>Uren</title><main><h1>Uren</h1>${body}</main><script>${script}</script></html>`;

const examine = (html: string, act = ''): Promise<Axe> =>
  page.run<Axe>(html, `${AXE}subject.run([], Infinity, (done) => { ${act} })`);

const ruleOf = (axe: Axe, id: string) => {
  const rule = axe.rules.find((one) => one.id === id);
  if (rule === undefined) throw new Error(`${id} did not run`);
  return rule;
};

const faultsOf = (axe: Axe) => axe.rules.filter(({ ran }) => ran === 'fault').map(({ id, fault }) => [id, fault]);

describe('a page that changes while it is tested', () => {
  test.each(sampleOf([1, 20, 1_000], 3, 1))(
    'a clock that replaces its text each %i ms is as faint as before',
    async (ms) => {
      const clock = '<time id="klok" style="color:#ccc">12:00</time>';
      const axe = await examine(
        pageOf(clock, `setInterval(() => { klok.textContent = new Date().toISOString(); }, ${ms});`),
      );
      expect(ruleOf(axe, 'color-contrast')).toMatchObject({ violating: 1, ran: 'whole' });
      expect(faultsOf(axe)).toEqual([]);
    },
  );

  // Early rules, and those before the first that needs positions.
  const TURNS = sampleOf([0, 1, 40, 80, 95, 100, 102], 4, 3);

  test.each(TURNS)(
    'an element whose wrapper goes (after rule %i) is not judged wrongly, nor is another',
    async (turn) => {
      const body = `<div id="om"><b>Vet</b></div>${FAINT}${SMALL}`;
      const axe = await examine(pageOf(body, ''), `if (done === ${turn}) om.replaceWith(...om.childNodes);`);
      expect(faultsOf(axe)).toEqual([]);
      expect(ruleOf(axe, 'color-contrast')).toMatchObject({ violating: 1, ran: 'whole' });
      expect(ruleOf(axe, 'target-size')).toMatchObject({ violating: 2, ran: 'whole' });
    },
  );

  test.each(TURNS)('a moved heading (after rule %i) is no error of ours', async (turn) => {
    const body = `<h2 id="kop">Kop <a href="/a">a</a></h2><p>Tekst met <a href="/b">een verwijzing</a>.</p>${FAINT}`;
    const axe = await examine(pageOf(body, ''), `if (done === ${turn}) document.body.prepend(kop);`);
    expect(faultsOf(axe)).toEqual([]);
    expect(ruleOf(axe, 'color-contrast').violating).toBe(1);
  });

  test.each(TURNS)('rows, cells and labels that are added (after rule %i) are no error of ours', async (turn) => {
    const body = `<table id="tabel"><tr><th>Dag</th></tr><tr><td>Ma</td></tr></table><input id="veld"><select id="keus"></select>${FAINT}`;
    const add = `tabel.insertAdjacentHTML('beforeend', '<tr><th>x<td headers="y">z'); tabel.rows[1].insertCell().append('di');
      veld.insertAdjacentHTML('beforebegin', '<label for="veld">Veld</label><label for="veld">Veld</label><label for="keus">Keus</label>');`;
    const axe = await examine(pageOf(body, ''), `if (done === ${turn}) { ${add} }`);
    expect(faultsOf(axe)).toEqual([]);
    expect(ruleOf(axe, 'color-contrast').violating).toBe(1);
  });

  test.each(TURNS)('a page that is scrolled, and pushed down (after rule %i), is judged where it was', async (turn) => {
    const body = `<div id="boven"></div>${FAINT}<p>Leesbaar</p>${SMALL}<div style="height:9000px"></div>`;
    const before = await examine(pageOf(body, ''));
    const axe = await examine(
      pageOf(body, ''),
      `if (done === ${turn}) { boven.style.height = '333px'; scrollTo(0, 777); }`,
    );
    for (const id of ['color-contrast', 'target-size', 'link-in-text-block', 'region'])
      expect(ruleOf(axe, id)).toEqual(ruleOf(before, id));
    expect(ruleOf(axe, 'color-contrast')).toMatchObject({ violating: 1, ran: 'whole' });
  });

  test('text that moves without end is judged', async () => {
    const body = `<style>@keyframes gaan { to { transform: translateX(300px) } } #lint { animation: gaan 1s linear infinite }</style>
      <div id="lint">${FAINT}</div>`;
    const axe = await examine(pageOf(body, ''));
    expect(ruleOf(axe, 'color-contrast')).toMatchObject({ violating: 1, ran: 'whole' });
  });

  test('elements that are moved while the tree is built are in it once', { tags: ['full'] }, async () => {
    const body = `<div id="een"></div>${'<i>i</i>'.repeat(12_000)}<div id="twee"></div>`;
    const move = `const knoppen = Array.from({ length: 20 }, () => document.createElement('button'));
      setInterval(() => { for (const knop of knoppen) (Math.random() < 0.5 ? een : twee).append(knop); }, 1);`;
    const axe = await examine(pageOf(body, move));
    const found = ruleOf(axe, 'button-name').nodes.map(({ target }) => target);
    expect(found.length).toBeGreaterThan(0);
    expect(found).toHaveLength(new Set(found).size);
    expect(faultsOf(axe)).toEqual([]);
  });

  test('findings of the first run stay where the second comes to nothing', async () => {
    const body = `${FAINT}<div id="lijst"></div>`;
    const script = `setInterval(() => { lijst.innerHTML = '<p>Regel</p>'.repeat(20); }, 1);`;
    const axe = await examine(
      pageOf(body, script),
      "if (done > 100) document.querySelector('main > p')?.setAttribute('style', '');",
    );
    expect(ruleOf(axe, 'image-alt').ran).not.toBe('fault');
    expect(faultsOf(axe)).toEqual([]);
  });
});
