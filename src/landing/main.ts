import '../app/theme/tokens.css';
import '../app/theme/base.css';
import '@fontsource-variable/inter/wght.css';
import './landing.css';

// Comfort for the pages of `server/landing`, which work without it.

/** A choice that needs no button: the form is sent when something else is chosen. */
for (const field of document.querySelectorAll<HTMLSelectElement>('select[data-sends]')) {
  field.form?.classList.add('is-sent-by-choice');
  field.addEventListener('change', () => field.form?.requestSubmit());
}
