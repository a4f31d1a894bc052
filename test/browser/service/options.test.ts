import type { Page } from 'puppeteer-core';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { KeyStatus } from '../../../lib/platform/messages.ts';
import type { Settings } from '../../../lib/settings.ts';
import { type ReferenceService, startService } from '../../world/service/reference-service.ts';
import { changeSettings, command } from '../kit/scan.ts';
import { violationsOf } from '../views/axe.ts';
import { storedSettings } from '../views/stage.ts';
import { forgetLimits, openStage, type Stage, setKey, textOf } from './stage.ts';

const KEY = 'partner-sleutel-1234';

let stage: Stage;
let other: ReferenceService;
beforeAll(async () => {
  [stage, other] = await Promise.all([
    openStage({ keys: [KEY], withoutPermission: ['geen-recht-1234'] }),
    startService(),
  ]);
});
afterAll(() => Promise.all([stage.close(), other.stop()]));
beforeEach(async () => {
  stage.service.setFault(null);
  stage.service.resetLimits();
  stage.service.clearLog();
  other.clearLog();
  await forgetLimits(stage.session);
  await setKey(stage.session, null);
  await changeSettings(stage.session, { serviceBase: '', level: 'B' });
});

const open = async (): Promise<Page> => {
  const page = await stage.session.openOwn('options.html#service');
  await page.waitForSelector('input[name="serviceBase"]');
  return page;
};
const enter = async (page: Page, base: string): Promise<void> => {
  await page.$eval('input[name="serviceBase"]', (input) => input.select());
  await page.type('input[name="serviceBase"]', `${base}\n`);
};
const toText = (page: Page, text: string) =>
  page.waitForFunction(
    (wanted) =>
      [...document.querySelectorAll('#service [role="status"]')].some((one) => one.textContent?.includes(wanted)),
    {},
    text,
  );
const baseNow = async (): Promise<string | undefined> => (await storedSettings(stage.session)).serviceBase;
const keyNow = (): Promise<KeyStatus> => command<KeyStatus>(stage.session, 'keyStatus', {});

/** Makes the browser's own prompt answer, and records its requests. */
const answerPrompt = (page: Page, granted: boolean): Promise<void> =>
  page.evaluate((answer) => {
    const scope = globalThis as unknown as { asked: unknown[]; chrome: Api; browser?: Api };
    scope.asked = [];
    for (const api of [scope.browser, scope.chrome]) {
      if (api === undefined) continue;
      api.permissions.request = async (wanted) => {
        scope.asked.push(wanted);
        return answer;
      };
    }
  }, granted);
const requestOf = (page: Page): Promise<readonly unknown[]> =>
  page.evaluate(() => (globalThis as unknown as { asked: unknown[] }).asked);

interface Api {
  readonly permissions: { request(wanted: unknown): Promise<boolean> };
}

describe('the base address', () => {
  test('is saved once the browser grants that origin only', async () => {
    const page = await open();
    await answerPrompt(page, true);
    await enter(page, ` ${stage.service.base}/ `);
    await toText(page, 'Het adres is opgeslagen.');
    expect(await requestOf(page)).toEqual([{ origins: [`${stage.service.base}/*`] }]);
    expect(await baseNow()).toBe(stage.service.base);
    await expect.poll(() => textOf(page, '#service')).toContain('de verbinding is niet versleuteld');
    await page.close();
  });

  test('is not saved when the browser denies access', async () => {
    const page = await open();
    await answerPrompt(page, false);
    await enter(page, 'https://scandienst.nl');
    await toText(page, 'U gaf geen toegang tot scandienst.nl. Het adres is niet gewijzigd.');
    expect(await baseNow()).toBe('');
    await page.close();
  });

  test.each([
    ['http://scandienst.nl', 'Een scandienst moet met https:// beginnen'],
    ['scandienst.nl', 'Dit is geen volledig webadres.'],
    ['https://a:b@scandienst.nl', 'Zet geen gebruikersnaam of wachtwoord in het adres.'],
    ['https://scandienst.nl/?key=x', 'Laat het deel vanaf ? weg.'],
  ])('%s is refused before access is requested', async (typed, sentence) => {
    const page = await open();
    await answerPrompt(page, true);
    await enter(page, typed);
    await page.waitForFunction(() => document.querySelector('#service .error')?.textContent !== '');
    await expect.poll(() => textOf(page, '#service .error')).toContain(sentence);
    expect([await requestOf(page), await baseNow()]).toEqual([[], '']);
    await page.close();
  });

  test('is validated by the background too', async () => {
    await expect(
      command(stage.session, 'setService', { base: 'http://scandienst.nl', key: 'leave' }),
    ).rejects.toThrow();
    expect(await baseNow()).toBe('');
  });

  test('can be removed, which ends level C', async () => {
    await changeSettings(stage.session, { serviceBase: stage.service.base, level: 'C' });
    const page = await open();
    const [, remove] = await page.$$('#service form .choices .button');
    await remove?.click();
    await toText(page, 'Er is geen scandienst meer ingesteld.');
    expect(await storedSettings(stage.session)).toMatchObject({
      serviceBase: '',
      level: 'B',
    } satisfies Partial<Settings>);
    await page.close();
  });
});

describe('the key is bound to the address', () => {
  beforeEach(async () => {
    await changeSettings(stage.session, { serviceBase: stage.service.base });
    await setKey(stage.session, KEY);
  });

  test('changing the address asks about the key; “yes” moves the key', async () => {
    const page = await open();
    await enter(page, other.base);
    await page.waitForSelector('[data-fate]');
    await expect
      .poll(() => textOf(page, '#service .notice'))
      .toContain(`Hoort uw sleutel ook bij ${new URL(other.base).host}?`);
    expect(await baseNow()).toBe(stage.service.base);
    await page.click('[data-fate="move"]');
    await toText(page, 'Het adres is opgeslagen.');
    expect(await keyNow()).toMatchObject({ saved: true, base: other.base });
    await page.close();
  });

  test('“no” removes the key, which is never sent to the new address', async () => {
    const page = await open();
    await enter(page, other.base);
    await page.waitForSelector('[data-fate]');
    await page.click('[data-fate="remove"]');
    await toText(page, 'Het adres is opgeslagen.');
    expect(await keyNow()).toMatchObject({ saved: false });
    await command(stage.session, 'testService', {});
    expect(other.log().map(({ headers }) => headers['x-gda-key'])).toEqual([undefined]);
    await page.close();
  });

  test('“cancel” changes nothing', async () => {
    const page = await open();
    await enter(page, other.base);
    await page.waitForSelector('[data-fate]');
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Annuleren');
    await page.keyboard.press('Enter');
    await page.waitForFunction(() => document.querySelector('[data-fate]') === null);
    expect([await baseNow(), (await keyNow()).base]).toEqual([stage.service.base, stage.service.base]);
    await page.close();
  });

  test('an address that was changed elsewhere gets no key, and the page says so', async () => {
    await changeSettings(stage.session, { serviceBase: other.base });
    const page = await open();
    await expect.poll(() => textOf(page, '#service')).toContain(`Uw sleutel hoort bij ${stage.service.base}`);
    await command(stage.session, 'testService', {});
    expect(other.log().map(({ headers }) => headers['x-gda-key'])).toEqual([undefined]);
    await page.close();
  });
});

describe('“Testen”', () => {
  const run = async (): Promise<string> => {
    const page = await open();
    await page.waitForSelector('#service .service .button');
    await page.click('#service .service .button');
    await page.waitForSelector('#service .service .notice');
    const text = await textOf(page, '#service .service .notice');
    await page.close();
    return text;
  };
  beforeEach(() => changeSettings(stage.session, { serviceBase: stage.service.base }));

  test('shows tier, limit, time and remaining scans', async () => {
    expect(await run()).toMatch(
      /^De dienst antwoordt in \d+,\d\d s: niveau openbaar, limiet 20\/hour\. Dit uur nog 19 over\.Er ging geen sleutel mee\.$/,
    );
    await setKey(stage.session, KEY);
    expect(await run()).toMatch(/niveau partner, limiet 120\/hour\. Dit uur nog 119 over\.De sleutel ging mee\.$/);
  });

  test.each([
    [
      'sleutel-die-niemand-kent',
      'De sleutel is geweigerd (401), maar niet verwijderd. Zonder sleutel antwoordt de dienst wel. De dienst zegt: Sleutel onbekend.',
    ],
    ['geen-recht-1234', 'De sleutel is geweigerd (403), maar niet verwijderd.'],
  ])('shows the exact refusal of the key %s, without removing it', async (key, sentence) => {
    await setKey(stage.session, key);
    expect(await run()).toContain(sentence);
    expect(await keyNow()).toMatchObject({ saved: true });
  });

  test.each([
    ['notFound', 'is geen scandienst gevonden (404)'],
    ['badGateway', 'heeft een storing (502)'],
    ['cutJson', 'brak halverwege af'],
    ['redirect', 'Omleidingen volgt Pijler niet.'],
  ] as const)('shows the error: %s', async (fault, sentence) => {
    stage.service.setFault(fault);
    expect(await run()).toContain(sentence);
  });

  test('sends no scanned site', async () => {
    await run();
    expect(stage.service.log().map(({ path }) => path)).toEqual([
      '/api/gda-scan-api.php?url=example.com&pillar=domein',
    ]);
  });
});

test('the key request address can be set, and an invalid address is refused', async () => {
  const page = await open();
  await page.click('#service details details > summary');
  await page.type('input[name="requestText"]', 'Vraag Gijs.');
  await page.type('input[name="requestUrl"]', 'javascript:alert(1)\n');
  await page.waitForFunction(() => document.body.textContent?.includes('Dit is geen webadres.'));
  await page.$eval('input[name="requestUrl"]', (input) => input.select());
  await page.type('input[name="requestUrl"]', 'https://scandienst.nl/sleutel\n');
  await page.waitForSelector('#key a[href="https://scandienst.nl/sleutel"]');
  await expect.poll(() => textOf(page, '#key')).toContain('Vraag Gijs.');
  await page.close();
});

test('the settings pass axe, with the question and the test open', async () => {
  await changeSettings(stage.session, { serviceBase: stage.service.base });
  await setKey(stage.session, KEY);
  const page = await open();
  await page.waitForSelector('#service .service .button');
  await page.click('#service .service .button');
  await page.waitForSelector('#service .service .notice');
  await enter(page, other.base);
  await page.waitForSelector('[data-fate]');
  expect(await violationsOf(page)).toEqual([]);
  await page.close();
});
