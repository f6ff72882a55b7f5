/** What TypeScript's library of the browser lacks so far: https://www.w3.org/TR/trusted-types/ */
interface TrustedTypes {
  createPolicy: (
    name: string,
    rules: { createHTML?: (html: string) => string; createScriptURL?: (url: string) => string | null },
  ) => { createHTML: (html: string) => string };
}

/** What runs, or leads elsewhere, as soon as it is in the page; `noscript` because the page reads its content otherwise than a document without scripts. */
const active = 'script, noscript, iframe, frame, object, embed, base, meta[http-equiv]';
const isActive = ({ name, value }: Attr): boolean =>
  /^(on|srcdoc$)/i.test(name) || /^[\s\p{Cc}]*(javascript|vbscript):/iu.test(value);

/** HTML without what runs; the same text if there is nothing of it, because styles come this way, too. */
function withoutActive(html: string, root: DocumentFragment, serialize: () => string): string {
  const elements = [...root.querySelectorAll('*')];
  const running = elements.filter((element) => element.matches(active));
  const attributes = elements.flatMap((element) => [...element.attributes].filter(isActive).map(({ name }) => ({ element, name })));
  if (running.length === 0 && attributes.length === 0) return html;
  for (const element of running) element.remove();
  for (const { element, name } of attributes) element.removeAttribute(name);
  return serialize();
}

let inertPolicy: ReturnType<TrustedTypes['createPolicy']> | undefined;

/** HTML for a document that is never shown, such as that of a DOMParser: nothing in it runs. */
export const inertHtml = (html: string): string => inertPolicy?.createHTML(html) ?? html;

/**
 * Rules for what scripts write into the page as text, where the browser knows Trusted Types (`require-trusted-types-for` in the policy of the
 * page). The text editor, date fields and styles do: what would run is left out. Scripts and workers come from this origin only; another
 * address throws where it is set.
 */
export function guardMarkup(page: Window & { trustedTypes?: TrustedTypes } = window): void {
  const { trustedTypes } = page;
  if (!trustedTypes) return;
  const inert = page.document.implementation.createHTMLDocument('');
  inertPolicy = trustedTypes.createPolicy('inert', { createHTML: (html) => html });
  trustedTypes.createPolicy('default', {
    createHTML(html) {
      const template = inert.createElement('template');
      template.innerHTML = inertHtml(html);
      return withoutActive(html, template.content, () => template.innerHTML);
    },
    createScriptURL: (url) => (new URL(url, page.location.href).origin === page.location.origin ? url : null),
  });
}
