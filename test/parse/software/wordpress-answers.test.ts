import { describe, expect, test } from 'vitest';
import { countUsers, isNamingXmlrpc, parseReadmeVersion } from '../../../lib/parse/software/wordpress-answers.ts';

const USER = '[{"id":1,"name":"Beheer","slug":"beheer"}]';

describe('countUsers', () => {
  test.each([
    [USER, '12', 12],
    [USER, undefined, 1],
    [USER, 'veel', 1],
    ['[]', '0', null],
    ['{"code":"rest_user_cannot_view","message":"…","data":{"status":401}}', undefined, null],
    ['[{"id":7,"title":"Een bericht"}]', '1', null],
    ['<!doctype html><p>Niet gevonden', undefined, null],
    ['', '3', null],
  ])('%s %s: %s', (body, total, listed) => expect(countUsers(body, total)).toBe(listed));
});

describe('isNamingXmlrpc', () => {
  test.each([
    ['<rsd version="1.0"><api name="WordPress" apiLink="https://voorbeeld.nl/xmlrpc.php" /></rsd>', true],
    ["<rsd><api apiLink='https://voorbeeld.nl/blog/xmlrpc.php'/></rsd>", true],
    ['<rsd><api name="WP-API" apiLink="https://voorbeeld.nl/wp-json/" /></rsd>', false],
    ['<p>Zie apiLink="https://voorbeeld.nl/xmlrpc.php"</p>', false],
    ['XML-RPC server accepts POST requests only.', false],
    ['', false],
  ])('%s: %s', (body, names) => expect(isNamingXmlrpc(body)).toBe(names));
});

describe('parseReadmeVersion', () => {
  test.each([
    ['<title>WordPress &#8250; ReadMe</title><h1><img alt="WordPress" /><br /> Version 4.9</h1>', '4.9'],
    ['<title>WordPress</title><h1><br>\n\tVersion 3.5.1</h1>', '3.5.1'],
    ['<title>WordPress</title><li>PHP version <strong>7.4</strong> or greater.</li>', null],
    ['<h1><br /> Version 4.9</h1>', null],
    ['', null],
  ])('%s: %s', (body, version) => expect(parseReadmeVersion(body)).toBe(version));
});
