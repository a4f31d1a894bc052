/** Input and output of orval in `.cache/clients`; its client reads the base address from the environment. */
export default {
  pijler: {
    input: './openapi.json',
    output: {
      ...{ target: './made/orval-client.ts', client: 'fetch', mode: 'single' },
      baseUrl: { runtime: 'process.env.BASE' },
    },
  },
};
