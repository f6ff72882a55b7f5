import { isOverlayOpen } from './useFreeMoment.ts';

/** As long as lists are read again after a change, and the row whose button opened the dialog may disappear. */
const watchedMs = 5000;
/** The dialog gives the focus back to its opener first. */
const turnMs = 50;

/** Gives the focus to the heading of the page if it has nowhere else to be. */
function rescue(): void {
  if (document.activeElement !== document.body || isOverlayOpen()) return;
  const place = document.querySelector<HTMLElement>('[data-page-title]') ?? document.querySelector('main');
  place?.focus({ preventScroll: true });
}

/**
 * A closed dialog returns the focus to what opened it. That may no longer exist, or disappear a moment later, as the button of a deleted
 * row does: the browser would move the focus to the top of the document, and the heading of the page has it instead.
 */
export function returnFocus(): void {
  let timer = setTimeout(rescue, turnMs);
  const observer = new MutationObserver(() => {
    clearTimeout(timer);
    timer = setTimeout(rescue, turnMs);
  });
  observer.observe(document.body, { childList: true, subtree: true });
  const stop = () => {
    observer.disconnect();
    clearTimeout(timer);
    clearTimeout(end);
    for (const type of acts) removeEventListener(type, stop, true);
  };
  // A person who presses a key or a button moves the focus to where they want it.
  const acts = ['keydown', 'pointerdown'];
  for (const type of acts) addEventListener(type, stop, true);
  const end = setTimeout(stop, watchedMs);
}
