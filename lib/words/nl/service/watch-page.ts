/** Words of pijler scan --watch. */
export const watchPage = {
  waits: ({ url }: { readonly url: string }) => `Wacht op een verandering van ${url}. Stoppen: Ctrl-C.`,
  restless:
    'Deze pagina is elke keer anders, dus aan de antwoorden is niet te zien of u iets veranderde. Noem de map met uw bestanden: --watch-files MAP.',
  restlessFiles: 'Deze pagina is elke keer anders; Pijler let alleen nog op de bestanden in de map.',
};
export type WatchPageWords = typeof watchPage;
