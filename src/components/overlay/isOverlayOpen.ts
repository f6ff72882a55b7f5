/** Whether a dialog, drawer or menu is open now, wherever it was opened. Nothing should appear by itself over one. */
export const isOverlayOpen = (): boolean =>
  document.querySelector('.MuiModal-root:not(.MuiModal-hidden):not([aria-hidden="true"]), dialog[open]') !== null;
