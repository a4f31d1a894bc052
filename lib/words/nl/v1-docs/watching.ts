/** Van sites die in de gaten worden gehouden, en wie daar wat van hoort. */
export const watchingDocs = {
  fields: {
    WatchAsked: {
      cadence: 'Hoe vaak: daily, weekly of monthly.',
      hour: 'Het uur, 0 tot en met 23; de minuut hangt af van de site.',
      weekday: 'De dag van een wekelijkse scan, 1 (maandag) tot en met 7.',
      day: 'De dag van een maandelijkse scan; in een kortere maand de laatste.',
      zone: 'De tijdzone van dat uur.',
      locale: 'De taal van de scans.',
    },
    WatchTold: {
      cadence: 'Hoe vaak.',
      hour: 'Het uur.',
      weekday: 'De dag van een wekelijkse scan.',
      day: 'De dag van een maandelijkse scan.',
      zone: 'De tijdzone van dat uur.',
      locale: 'De taal van de scans.',
      next: 'Wanneer de volgende scan begint, in ISO 8601.',
      unreachable_since: 'Sinds wanneer de site niet te scannen is; null als dat wel lukt.',
    },
    ReaderAsked: {
      site: 'De id van de site.',
      address: 'Een e-mailadres.',
      locale: 'De taal van de berichten.',
      zone: 'De tijdzone van de tijden erin.',
    },
    ReaderTold: {
      id: 'De id.',
      site: 'De id van de site; null voor alle sites van het team.',
      address: 'Het e-mailadres.',
      locale: 'De taal van de berichten.',
      zone: 'De tijdzone van de tijden erin.',
      state: 'asked: nog niet bevestigd, en dus zonder berichten. confirmed: bevestigd. ended: afgemeld.',
    },
    ReaderList: { readers: 'De adressen van het team.' },
    WebhookAsked: { url: 'Een https-adres.' },
    WebhookTold: {
      id: 'De id.',
      url: 'Het adres.',
      on: 'Of er iets heen gaat.',
      failing_since: 'Sinds wanneer niets werd aangenomen; null als dat wel gebeurt.',
    },
    WebhookMade: {
      id: 'De id.',
      url: 'Het adres.',
      on: 'Of er iets heen gaat.',
      failing_since: 'Sinds wanneer niets werd aangenomen.',
      secret: 'Waarmee berichten zijn ondertekend, volgens Standard Webhooks. Alleen hier te zien.',
    },
    WebhookList: { webhooks: 'De webhooks van het team.' },
    MailTold: { subject: 'Het onderwerp.', text: 'De tekst.', html: 'Hetzelfde als HTML.' },
  },
  operations: {
    watch: { summary: 'Hoe een site in de gaten wordt gehouden', about: 'Vraagt het recht read.' },
    setWatch: {
      summary: 'Een site in de gaten houden',
      about: 'Wat ervan bekend is, blijft bij een wijziging. Vraagt het recht manage.',
    },
    endWatch: { summary: 'Een site niet meer in de gaten houden', about: 'Vraagt het recht manage.' },
    readers: { summary: 'Wie berichten krijgt', about: 'Vraagt het recht read.' },
    addReader: {
      summary: 'Iemand vragen of die berichten wil',
      about: 'Het adres krijgt één vraag, en pas na een bevestiging meer. Vraagt het recht manage.',
    },
    removeReader: { summary: 'Iemand geen berichten meer sturen', about: 'Vraagt het recht manage.' },
    webhooks: { summary: 'Waar berichten heen gaan', about: 'Vraagt het recht read.' },
    addWebhook: {
      summary: 'Een webhook toevoegen',
      about: 'Elk bericht is ondertekend volgens Standard Webhooks. Vraagt het recht manage.',
    },
    webhookOn: {
      summary: 'Een webhook weer aanzetten',
      about: 'Na vijf dagen zonder één bevestigd bericht gaat een webhook uit. Vraagt het recht manage.',
    },
    removeWebhook: { summary: 'Een webhook weghalen', about: 'Vraagt het recht manage.' },
    mail: {
      summary: 'Hoe een bericht eruitziet',
      about: 'Een voorbeeld, in de taal van Accept-Language. Vraagt het recht read.',
    },
  },
  parameters: { site: 'De id van de site.', id: 'De id.', kind: 'Het soort bericht.' },
  answers: { told: 'Hoe het staat.', made: 'Het is gemaakt.', done: 'Het is gedaan.' },
};
export type WatchingDocsWords = typeof watchingDocs;
