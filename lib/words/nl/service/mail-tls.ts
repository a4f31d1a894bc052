/** Words of TLS at mail servers (pijler scan --mail-tls). */
export const mailTls = {
  heading: ({ domain }: { readonly domain: string }) =>
    `${domain}: TLS van de mailservers. Dit telt niet mee in de score.`,
  noMail: ({ domain }: { readonly domain: string }) => `${domain}: er zijn geen mailservers.`,
  unseen: ({ domain }: { readonly domain: string }) =>
    `${domain}: de mailservers zijn niet bekend, want het MX-record is niet gezien.`,
  states: {
    tls: 'TLS',
    noStartTls: 'geen TLS: STARTTLS wordt niet aangeboden',
    tlsFailed: 'TLS wordt aangeboden en lukt niet',
    injected: 'TLS is onveilig begonnen: na STARTTLS volgde nog leesbare tekst',
    noSmtp: 'geeft geen antwoord van een mailserver',
    unreachable: 'niet bereikt vanaf hier; dat zegt niets over de server',
  },
  trusted: 'certificaat vertrouwd',
  distrusted: ({ reason }: { readonly reason: string }) => `certificaat niet vertrouwd (${reason})`,
  expires: ({ day }: { readonly day: string }) => `geldig tot ${day}`,
  dane: {
    none: 'geen DANE',
    unusable: 'DANE-record niet bruikbaar voor mail',
    insecure: 'DANE-record zonder DNSSEC, dus niet bruikbaar',
    valid: 'DANE klopt',
    invalid: 'DANE klopt niet: mail van wie DANE controleert, komt niet aan',
    unseen: 'DANE niet gezien',
  },
};
export type MailTlsWords = typeof mailTls;
