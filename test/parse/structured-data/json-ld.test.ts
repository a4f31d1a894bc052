import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { listNodes, listValues, parseJsonLd, readText } from '../../../lib/parse/structured-data/json-ld.ts';
import { inputs } from '../../kit/inputs.ts';

const RUNS = inputs();
const one = (value: unknown) => parseJsonLd([JSON.stringify(value)]);
const schema = { '@context': 'https://schema.org' };

describe('parseJsonLd', () => {
  test('reads a node with its properties', () => {
    const { nodes, subjects, broken, contextless } = one({
      ...schema,
      '@type': ['Organization', 'schema:Store', 'https://schema.org/Brand'],
      name: ' Voorbeeld ',
      telephone: [{ '@value': '030 123' }, '031 456'],
      sameAs: { '@list': ['https://a.nl', 'https://b.nl'] },
    });
    expect(broken).toEqual([]);
    expect(contextless).toBe(0);
    expect(nodes).toEqual(subjects);
    expect(nodes[0]?.types).toEqual(['Organization', 'Store', 'Brand']);
    expect(nodes[0] && readText(nodes[0], 'name')).toBe('Voorbeeld');
    expect(nodes[0] && listValues(nodes[0], 'telephone')).toEqual(['030 123', '031 456']);
    expect(nodes[0] && listValues(nodes[0], 'sameAs')).toEqual(['https://a.nl', 'https://b.nl']);
  });

  test('opens @graph and lists nested nodes after their parent', () => {
    const { nodes, subjects } = one({
      ...schema,
      '@graph': [{ '@type': 'Product', offers: { '@type': 'Offer', price: 12.5 } }, { '@type': 'WebSite' }],
    });
    expect(nodes.map(({ types }) => types[0])).toEqual(['Product', 'Offer', 'WebSite']);
    expect(subjects.map(({ types }) => types[0])).toEqual(['Product', 'WebSite']);
  });

  test('resolves references across blocks, circular ones included', () => {
    const { nodes } = parseJsonLd([
      JSON.stringify({ ...schema, '@type': 'Article', '@id': '#a', publisher: { '@id': '#o' } }),
      JSON.stringify({ ...schema, '@type': 'Organization', '@id': '#o', name: 'Voorbeeld', about: { '@id': '#a' } }),
    ]);
    const [article, organization] = nodes;
    expect(article && listNodes(article, 'publisher')[0]).toBe(organization);
    expect(organization && listNodes(organization, 'about')[0]).toBe(article);
  });

  test('counts blocks without a context, and skips other vocabularies', () => {
    expect(one({ '@type': 'Thing' })).toMatchObject({ contextless: 1, nodes: [] });
    // A plug-in that outputs an empty block.
    expect(one({})).toMatchObject({ contextless: 0, nodes: [], broken: [] });
    expect(one([{}, []])).toMatchObject({ contextless: 0 });
    expect(one({ '@context': 'https://example.org', '@type': 'Thing' })).toMatchObject({ contextless: 0, nodes: [] });
    expect(one({ '@context': { '@vocab': 'http://schema.org/' }, '@type': 'Thing' }).nodes).toHaveLength(1);
    expect(one({ '@context': ['https://schema.org', { x: 'y' }], '@type': 'Thing' }).nodes).toHaveLength(1);
    expect(one([{ ...schema, '@type': 'A' }, { '@type': 'B' }])).toMatchObject({ contextless: 1, nodes: [{}] });
  });

  test.each([
    '{"@context":{"s":"https://schema.org/"},"@type":"s:Movie","s:name":"a"}',
    '{"@context":[{"ex":{"@id":"http://schema.org/","@prefix":true}}],"@graph":[{"@type":["ex:Movie"],"ex:name":"a"}]}',
    '{"@context":"https://schema.org","@type":"schema:Movie","schema:name":"a"}',
    '{"@context":"https://schema.org","@type":"http://www.schema.org/Movie","https://schema.org/name":"a"}',
  ])('resolves a prefix that the context maps to schema.org: %s', (block) => {
    const [node] = parseJsonLd([block]).nodes;
    expect([node?.types, [...(node?.properties ?? [])]]).toEqual([['Movie'], [['name', ['a']]]]);
  });

  test.each([
    '{"@context":{"s":"https://elders.org/"},"@type":"s:Movie"}',
    '{"@context":{"s":"https://schema.org/Movie"},"@type":"s"}',
  ])('skips a prefix of another vocabulary: %s', (block) =>
    expect(parseJsonLd([block])).toMatchObject({ nodes: [], otherContexts: [expect.any(String)] }),
  );

  test('reports blocks that are not JSON and continues', () => {
    const { broken, nodes } = parseJsonLd([' {"a":\n  ', '', JSON.stringify({ ...schema, '@type': 'Thing' })]);
    expect(broken).toEqual(['{"a":']);
    expect(nodes).toHaveLength(1);
  });

  test('treats __proto__ as an ordinary key', () => {
    const { nodes } = parseJsonLd(['{"@context":"https://schema.org","@type":"Thing","__proto__":{"name":"x"}}']);
    expect(nodes[0]?.properties.has('__proto__')).toBe(true);
    expect(Object.getPrototypeOf(nodes[0])).toBe(Object.prototype);
    expect(nodes[0] && readText(nodes[0], 'name')).toBe('');
  });

  test('terminates on deep nesting', () => {
    const deep = `{"@context":"https://schema.org","@type":"Thing","about":${'{"@type":"Thing","about":'.repeat(20_000)}1${'}'.repeat(20_001)}`;
    const lists = `{"@context":"https://schema.org","@type":"Thing","about":${'['.repeat(20_000)}1${']'.repeat(20_000)}}`;
    expect(parseJsonLd([deep]).nodes.length).toBeLessThan(100);
    expect(parseJsonLd([lists]).nodes).toHaveLength(1);
  });

  test('any JSON and any text gives a result', () => {
    fc.assert(
      fc.property(fc.array(fc.oneof(fc.json(), fc.string())), (blocks) => {
        expect(parseJsonLd(blocks).broken.length).toBeLessThanOrEqual(blocks.length);
      }),
      { numRuns: RUNS },
    );
  });
});
