import type { Page } from 'puppeteer-core';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { changeSettings } from '../kit/scan.ts';
import { useTheme } from '../kit/views.ts';
import { violationsOf } from '../views/axe.ts';
import { openStage, type Stage, setKey, textOf, useService } from './stage.ts';

const KEY = 'partner-sleutel-1234';

let stage: Stage;
beforeAll(async () => {
  stage = await openStage({ keys: [KEY] });
});
afterAll(() => stage.close());
beforeEach(async () => {
  await useService(stage);
  await setKey(stage.session, KEY);
  stage.service.clearLog();
});

const open = async (): Promise<Page> => {
  const page = await stage.session.openOwn('platform.html');
  await page.waitForSelector('main > *');
  return page;
};
const send = (page: Page, id: string): Promise<void> => page.click(`#${id} .button[data-kind="primary"]`);
const answerOf = async (page: Page, id: string): Promise<string> => {
  await page.waitForSelector(`#${id} .answer`);
  return textOf(page, `#${id} .answer`);
};
const paths = (): readonly string[] => stage.service.log().map(({ method, path }) => `${method} ${path}`);

describe('requirements of the page', () => {
  test.each([
    ['a key', () => setKey(stage.session, null), 'Deze pagina werkt met een partnersleutel.'],
    [
      'a base address',
      () => changeSettings(stage.session, { serviceBase: '' }),
      'Stel bij instellingen eerst het basisadres',
    ],
    ['contact level C', () => changeSettings(stage.session, { level: 'B' }), 'Kies bij instellingen het contactniveau'],
  ])('%s', async (_, take, sentence) => {
    await take();
    const page = await open();
    await expect.poll(() => textOf(page, 'main')).toContain(sentence);
    await expect.poll(() => page.$('form')).toBeNull();
    await page.close();
  });
});

describe('an operation', () => {
  test('has a generated form for each of the six', async () => {
    const page = await open();
    await expect
      .poll(() => page.$$eval('main section[id]', (all) => all.map(({ id }) => id)))
      .toEqual(['classification', 'listing', 'chat', 'register', 'website', 'user']);
    await expect
      .poll(() => page.$$eval('main input', (all) => all.map(({ name }) => name)))
      .toEqual(['sbi_code', 'q', 'limit']);
    await expect.poll(() => page.$$eval('main textarea', (all) => all.length)).toBe(4);
    await page.close();
  });

  test('shows the request with the key masked, sends it, and shows the answer as a tree', async () => {
    const page = await open();
    await page.type('input[name="sbi_code"]', '62.01');
    const shown = await textOf(page, '#classification .request');
    expect(shown).toContain(`GET ${stage.service.base}/sbi-ecosystem-api.php?action=analyze&sbi_code=62.01`);
    expect(shown).toContain('X-GDA-Key: •••••••• (uw sleutel)');
    expect(shown).toContain(`Uw sleutel gaat mee naar ${new URL(stage.service.base).host}`);
    expect(paths()).toEqual([]);

    await send(page, 'classification');
    expect(await answerOf(page, 'classification')).toMatch(
      /Status 200, na .*code 62\.01markt 2 veldenconcurrenten leeg/,
    );
    await page.click('#classification .branches details summary');
    await page.waitForFunction(() => document.body.textContent?.includes('bedrijven 1204'));
    expect(paths()).toEqual(['GET /sbi-ecosystem-api.php?action=analyze&sbi_code=62.01']);
    expect(stage.service.log()[0]?.headers['x-gda-key']).toBe(KEY);
    await page.close();
  });

  test('is not sent with an invalid field, and says which', async () => {
    const page = await open();
    await page.type('input[name="sbi_code"]', '6201');
    await expect.poll(() => textOf(page, '#classification')).toContain('Vul eerst alle velden goed in.');
    await send(page, 'classification');
    await page.waitForFunction(() => document.querySelector('#classification .error')?.textContent !== '');
    await expect
      .poll(() => textOf(page, '#classification .error'))
      .toBe('Een code is twee cijfers, een punt en twee cijfers.');
    expect(paths()).toEqual([]);
    await page.close();
  });

  test('asks for confirmation when it changes something', async () => {
    const page = await open();
    await page.type('#listing textarea', '{"naam":"De Goede Fiets"}');
    await send(page, 'listing');
    await page.waitForSelector('#listing [data-answer]');
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Nee');
    await page.click('#listing [data-answer="no"]');
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Versturen');
    expect(paths()).toEqual([]);
    await send(page, 'listing');
    await page.waitForSelector('#listing [data-answer="yes"]');
    await page.click('#listing [data-answer="yes"]');
    expect(await answerOf(page, 'listing')).toContain('Status 202');
    expect(stage.service.log()).toMatchObject([{ method: 'POST', body: '{"naam":"De Goede Fiets"}' }]);
    await page.close();
  });

  test('is sent at once when it changes nothing', async () => {
    const page = await open();
    await send(page, 'chat');
    expect(await answerOf(page, 'chat')).toContain('Goedemiddag. <b>Waarmee kan ik helpen?</b>');
    await page.close();
  });

  test('shows an HTML answer as text without running it', async () => {
    const page = await open();
    await send(page, 'website');
    await page.waitForSelector('#website [data-answer="yes"]');
    await page.click('#website [data-answer="yes"]');
    expect(await answerOf(page, 'website')).toContain('<script>globalThis.pwned = true</script>');
    expect(await page.evaluate(() => 'pwned' in globalThis)).toBe(false);
    await page.close();
  });

  test('shows a refusal as an answer', async () => {
    const page = await open();
    await send(page, 'user');
    await page.waitForSelector('#user [data-answer="yes"]');
    await page.click('#user [data-answer="yes"]');
    expect(await answerOf(page, 'user')).toMatch(/Status 422.*error email is required/);
    await page.close();
  });

  test('shows a long list in parts', async () => {
    const page = await open();
    await page.type('input[name="q"]', 'fiets');
    await page.type('input[name="limit"]', '250');
    await send(page, 'register');
    expect(await answerOf(page, 'register')).toContain('Toon nog 100');
    const drawn = () => page.$$eval('#register .answer > .branches > li > details', (all) => all.length);
    expect(await drawn()).toBe(100);
    await page.click('#register .branches .link');
    await expect.poll(drawn).toBe(200);
    await page.close();
  });

  test('is sent without a key that belongs to another address, and says so beforehand', async () => {
    await changeSettings(stage.session, { serviceBase: stage.service.base.replace('127.0.0.1', 'localhost') });
    const page = await open();
    await expect
      .poll(() => textOf(page, '#chat .request'))
      .toMatch(/Uw sleutel hoort niet bij localhost:\d+ en gaat niet mee/);
    expect(await textOf(page, '#chat .request')).not.toContain('X-GDA-Key');
    await send(page, 'chat');
    await answerOf(page, 'chat');
    expect(stage.service.log().map(({ headers }) => headers['x-gda-key'])).toEqual([undefined]);
    await page.close();
  });
});

test.each(['light', 'dark'] as const)('the page passes axe and fits 320 px, %s', async (theme) => {
  const page = await open();
  await useTheme(page, theme);
  await page.type('input[name="sbi_code"]', '62.01');
  await send(page, 'classification');
  await answerOf(page, 'classification');
  await send(page, 'listing');
  await page.waitForSelector('#listing [data-answer]');
  expect(await violationsOf(page)).toEqual([]);
  await page.setViewport({ width: 320, height: 640 });
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow).toBe(0);
  await page.close();
});
