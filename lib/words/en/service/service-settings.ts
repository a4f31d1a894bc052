import type { ServiceSettingsWords } from '../../nl/service/service-settings.ts';

export const serviceSettings: ServiceSettingsWords = {
  title: 'Scan service',
  intro:
    'Pijler can also ask a scan service about the page that you scan. It does so at the contact level “Through the scan service” only, and never for addresses on your own network.',
  label: 'Base address of the scan service',
  hint: 'For example https://scan.example.com. Your browser asks you for access to this one address.',
  save: 'Use this address',
  remove: 'No scan service',
  test: 'Test',
  testing: ({ host }) => `Asking ${host}…`,
  testSends: ({ host }) => `The test sends the name ${host} only, and your key if it belongs there.`,
  denied: ({ host }) => `You did not give access to ${host}. The address was not changed.`,
  changed: 'The address was saved.',
  removed: 'No scan service is set any more.',
  loopback: 'This address is on your own computer: the connection is not encrypted.',
  unused: 'Pijler uses this address at the contact level “Through the scan service” only.',
  platform: 'Open the Platform page',
  works: ({ tier, limit, seconds }) => `The service responds in ${seconds}: tier ${tier}, limit ${limit}.`,
  answers: ({ seconds }) =>
    `The service responds in ${seconds}. It cannot scan or grade the address of the test; that says nothing of your sites.`,
  unsaid: 'not given',
  left: ({ left }) => `${left} left this hour.`,
  withKey: 'The key was sent.',
  withoutKey: 'No key was sent.',
  keyRefused: ({ status }) =>
    `The key was refused (${status}), but not removed. Without a key the service does respond.`,
  refusedOn: ({ day }) =>
    `The service refused your key on ${day}. At “Through the scan service” the public tier applies until the service accepts the key.`,
  keyElsewhere: ({ base }) =>
    `Your key belongs to ${base} and does not go to this address. Save it again to use it here.`,
  keyNowhere:
    'Your key was saved without a scan service and does not go to this address. Save it again to use it here.',
  ask: ({ host }) => `Does your key belong to ${host} too?`,
  askWhy: 'A key goes only to the address it was saved with. Choosing “No” removes it.',
  yes: 'Yes, use it there',
  no: 'No, remove the key',
  cancel: 'Cancel',
  request: 'Where can a key be requested?',
  requestText: 'Text next to the link',
  requestTextHint: 'Empty: “Request one from the operator of the scan service.”',
  requestUrl: 'Address of the link',
  requestUrlHint: 'For example https://scan.example.com/key. Empty: no link.',
  requestUrlWrong: 'This is not a web address.',
  requestSave: 'Save',
  errors: {
    empty: 'Enter the base address.',
    notAnAddress: 'This is not a full web address. An address starts with https://.',
    notSecure: 'A scan service has to start with https://, except on your own computer.',
    credentials: 'Do not put a user name or password in the address.',
    query: 'Leave out everything from ? onwards.',
    fragment: 'Leave out everything from # onwards.',
  },
};
