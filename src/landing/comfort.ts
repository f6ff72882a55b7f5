// Comfort for the pages of `server/landing`, which work without it.

/**
 * A choice that needs no button: the form is sent when something else is chosen. On the keyboard a choice is made step by step, so that it
 * has the button.
 */
for (const field of document.querySelectorAll<HTMLSelectElement>('select[data-sends]')) {
  const { form } = field;
  if (!form) continue;
  form.classList.add('is-sent-by-choice');
  field.addEventListener('keydown', () => form.classList.remove('is-sent-by-choice'));
  field.addEventListener('pointerdown', () => form.classList.add('is-sent-by-choice'));
  field.addEventListener('change', () => {
    if (form.classList.contains('is-sent-by-choice')) form.requestSubmit();
  });
}

/** In which time zone days are meant. */
for (const field of document.querySelectorAll<HTMLInputElement>('input[data-zone]'))
  field.value = Intl.DateTimeFormat().resolvedOptions().timeZone;

const allowAgain = () => {
  for (const form of document.querySelectorAll('form')) delete form.dataset['sent'];
};
/** Somebody may have stopped the browser, and then sends the form once more. */
const againMs = 5000;

/** A second click would send the same once more. */
for (const form of document.querySelectorAll('form'))
  form.addEventListener('submit', (event) => {
    if (form.dataset['sent']) event.preventDefault();
    else setTimeout(allowAgain, againMs);
    form.dataset['sent'] = 'true';
  });
addEventListener('pageshow', ({ persisted }) => {
  // The browser shows a page that it had kept.
  if (persisted) allowAgain();
});

/** The focus in a frame is that of its document, and no style of the page can tell: on the keyboard it would seem lost. */
let isByKey = false;
addEventListener('keydown', ({ key }) => {
  isByKey = key === 'Tab';
});
addEventListener('pointerdown', () => {
  isByKey = false;
});
addEventListener('blur', () => {
  if (isByKey && document.activeElement instanceof HTMLIFrameElement) document.activeElement.dataset['focused'] = 'true';
});
addEventListener('focus', () => {
  for (const frame of document.querySelectorAll('iframe')) delete frame.dataset['focused'];
});

/** Somebody who was sent here by a page of ours has nothing to decide. */
document.querySelector<HTMLFormElement>('form[data-sends-itself]')?.requestSubmit();
