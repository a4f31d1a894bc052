import { expect, test } from 'vitest';
import { readInsecure } from '../../../lib/collect/page/insecure.ts';
import { sent, times } from '../../kit/reading.ts';

const raw = async (html: string) => (await readInsecure(sent(html))).map(({ kind, url }) => `${kind} ${url}`);
const A = 'http://a.nl/x';

test.each([
  `<script src="${A}"></script>`,
  `<iframe src="${A}"></iframe>`,
  `<frameset><frame src="${A}"></frameset>`,
  `<embed src="${A}">`,
  `<object data="${A}"></object>`,
  `<link rel="X Stylesheet" href="${A}">`,
  `<link rel=modulepreload href="${A}">`,
  `<link rel=prefetch href="${A}">`,
  `<link rel=manifest href="${A}">`,
  `<link rel=preload href="${A}">`,
  `<link rel="preload icon" as=script href="${A}">`,
  `<style>@import url("${A}");</style>`,
  `<script src=" HT\ntp://a.nl/x "></script>`,
])('%s is active content', async (html) => expect(await raw(html)).toEqual([`active ${A}`]));

test.each([
  `<img src="${A}">`,
  `<input type=image src="${A}">`,
  `<svg><image href="${A}"/></svg>`,
  `<svg><image xlink:href="${A}"/></svg>`,
  `<audio src="${A}"></audio>`,
  `<video src="${A}"></video>`,
  `<video poster="${A}"></video>`,
  `<video><source src="${A}"></video>`,
  `<video><track src="${A}"></video>`,
  `<body background="${A}">`,
  `<table background="${A}"></table>`,
  `<table><tr><td background="${A}"></table>`,
  ...['icon', 'apple-touch-icon', 'mask-icon'].map((rel) => `<link rel="x ${rel}" href="${A}">`),
  ...['image', 'font', 'audio', 'video', 'track'].map((as) => `<link rel=preload as=${as} href="${A}">`),
  `<img srcset="${A}">`,
  `<img srcset="/y 1x,${A} 2x">`,
  `<img srcset="${A}, /y 2x">`,
  `<picture><source srcset="/y 2x, ${A} 3x"></picture>`,
  `<link rel=preload as=image imagesrcset="${A}">`,
  `<p style="background: url('${A}')">`,
  `<style>@font-face { src: url(${A}) }</style>`,
])('%s is passive content', async (html) => expect(await raw(html)).toEqual([`passive ${A}`]));

test.each([
  `<a href="${A}">a</a>`,
  `<link rel=canonical href="${A}">`,
  `<link rel=alternate href="${A}">`,
  `<form action="${A}"></form>`,
  `<script src="http://localhost:3000/a.js"></script><img src="http://127.0.0.1/a.png">`,
  `<meta content="${A}">`,
  `<body><noscript><img src="${A}"></noscript>`,
  `<script>fetch("${A}")</script>`,
  '<img src="//a.nl/b.png"><img src="https://a.nl/"><img src="">',
  `<img src="/?u=${A}"><img srcset="/?u=${A} 2x"><img src="x ${A}">`,
  `<p title="${A}" style="color: red">`,
  '<img src="http://[">',
])('%s requests nothing over http', async (html) => expect(await raw(html)).toEqual([]));

test('a base address over http makes relative addresses insecure, and each is listed once', async () => {
  const html = '<base href="http://a.nl/"><script src="x"></script><script src="x"></script><img src="x"><img src="">';
  expect(await raw(html)).toEqual([`active ${A}`, `passive ${A}`]);
});

test('at most a hundred are listed, truncated, from the start of a style sheet', async () => {
  const found = await readInsecure(
    sent(`<img src="http://a.nl/${'x'.repeat(3_000)}">${times(150, (index) => `<img src="http://a.nl/${index}">`)}`),
  );
  expect([found.length, found[0]?.url.length]).toEqual([100, 2_000]);
  const rule = `p{background:url(${A})}`;
  expect(await raw(`<style>${' '.repeat(199_000)}${rule}</style>`)).toEqual([`passive ${A}`]);
  expect(await raw(`<style>${' '.repeat(200_000)}${rule}</style>`)).toEqual([]);
});
