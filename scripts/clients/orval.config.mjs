/** Where orval reads and writes in `.cache/clients`; its client takes the base address from the environment. */
export default {
  pijler: {
    input: './openapi.json',
    output: {
      ...{ target: './made/orval-client.ts', client: 'fetch', mode: 'single' },
      baseUrl: { runtime: 'process.env.BASE' },
    },
  },
};
