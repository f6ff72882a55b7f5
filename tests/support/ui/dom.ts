/** The help and error texts of an element, as a screen reader reads them after its name. */
export const described = (element: Element): string =>
  (element.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => (id ? (document.getElementById(id)?.textContent ?? '') : ''))
    .filter(Boolean)
    .join(' ');

export const focused = (): Element | null => document.activeElement;
