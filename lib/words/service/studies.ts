interface Study {
  readonly name: string;
  readonly url: string;
}

/** Studies that weights are based on, including those against an effect; docs/data.md describes their results. */
export const STUDIES: Readonly<Record<'ai' | 'onderhoud', readonly Study[]>> = {
  ai: [
    { name: 'Vercel, MERJ (2024)', url: 'https://vercel.com/blog/the-rise-of-the-ai-crawler' },
    { name: 'GEO (KDD 2024)', url: 'https://arxiv.org/abs/2311.09735' },
    { name: 'C-SEO Bench (NeurIPS 2025)', url: 'https://arxiv.org/abs/2506.11097' },
    { name: 'Ahrefs (2026)', url: 'https://ahrefs.com/blog/llmstxt-study/' },
    {
      name: 'Microsoft (2026)',
      url: 'https://www.microsoft.com/en-us/security/blog/2026/02/10/ai-recommendation-poisoning/',
    },
  ],
  onderhoud: [],
};
