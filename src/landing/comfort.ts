// Comfort for the pages of `server/landing`, which work without it.

/** A choice that needs no button: the form is sent when something else is chosen. */
for (const field of document.querySelectorAll<HTMLSelectElement>('select[data-sends]')) {
  field.form?.classList.add('is-sent-by-choice');
  field.addEventListener('change', () => {
    if (!field.matches(':focus-visible')) field.form?.requestSubmit();
  });
}

/** In which time zone days are meant. */
for (const field of document.querySelectorAll<HTMLInputElement>('input[data-zone]'))
  field.value = Intl.DateTimeFormat().resolvedOptions().timeZone;

/** A second click would send the same once more. */
for (const form of document.querySelectorAll('form'))
  form.addEventListener('submit', (event) => {
    if (form.dataset['sent']) event.preventDefault();
    form.dataset['sent'] = 'true';
  });
// A page that the browser kept is sent anew.
addEventListener('pageshow', () => {
  for (const form of document.querySelectorAll('form')) delete form.dataset['sent'];
});

/** Somebody who was sent here by a page of ours has nothing to decide. */
document.querySelector<HTMLFormElement>('form[data-sends-itself]')?.requestSubmit();
