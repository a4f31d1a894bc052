// Een bericht is bij ons nooit leeg: de bezoeker hoort dat voordat het formulier weg is.
const form = document.querySelector('form[data-bericht]');
const message = document.querySelector('#melding');

form?.addEventListener(
  'invalid',
  () => {
    message.textContent = 'Vul alle velden in. Dan kunnen wij u antwoorden.';
  },
  true,
);
