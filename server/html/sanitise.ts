import createDOMPurify from 'dompurify';
import { JSDOM } from 'jsdom';
import { safeLink } from '#contract/kit/safeLink';
import { readText } from '#contract/messageTemplates/anchors';
import { messageLimits } from '#contract/messageTemplates/limits';
import { linkStyle } from '#contract/messageTemplates/messageLook';
import { safePicture } from './addresses.ts';
import { allowedAttributes, allowedTags, type Layout } from './allowed.ts';
import { cleanStyle } from './cleanCss.ts';
import { type Anchor, markAnchors } from './markAnchors.ts';
import { nestingOf } from './nesting.ts';
import { replacedTags, toPolicyElements } from './policyElements.ts';

const longest = 2 * messageLimits.html;
const deepest = 200;
const { window } = new JSDOM('');
const purify = createDOMPurify(window as unknown as Parameters<typeof createDOMPurify>[0]);

const options = (layoutType: Layout) => ({
  ALLOWED_TAGS: layoutType === 'POLICY' ? [...allowedTags.POLICY, ...replacedTags] : allowedTags[layoutType],
  ALLOWED_ATTR: [...Object.keys(allowedAttributes[layoutType]), 'style', 'href', 'src'],
  ALLOW_DATA_ATTR: false,
  ALLOW_ARIA_ATTR: false,
});

export interface DirtyMessage {
  html: string;
  layoutType: Layout;
  anchors: readonly Anchor[];
  /** Links lose their address, which becomes the hint of the mouse. */
  hasDeadLinks?: boolean;
}
export interface CleanMessage {
  html: string;
  /** Neither text nor pictures. */
  isEmpty: boolean;
  /** Anchors that the text does not have. */
  missing: string[];
  /** How many pictures went, because they are elsewhere, too large or none. */
  droppedPictures: number;
}

/** Our own rules, stricter than those of DOMPurify, on what it left. */
function cleanElement(element: HTMLElement, layoutType: Layout, hasDeadLinks: boolean): void {
  const style = layoutType === 'EMAIL' ? cleanStyle(element.getAttribute('style') ?? '') : '';
  const href = element.localName === 'a' ? safeLink(element.getAttribute('href') ?? '') : null;
  const src = element.localName === 'img' ? safePicture(element.getAttribute('src') ?? '') : null;
  for (const { name, value } of [...element.attributes]) {
    const isPlaced = name !== 'role' || element.localName === 'table';
    if (!isPlaced || !allowedAttributes[layoutType][name]?.test(value)) element.removeAttribute(name);
  }
  // What the message says of a link comes later, and wins.
  const shown = href && hasDeadLinks ? [linkStyle, style].filter(Boolean).join(';') : style;
  if (shown) element.setAttribute('style', shown);
  if (href) element.setAttribute(hasDeadLinks ? 'title' : 'href', href);
  if (src) element.setAttribute('src', src);
  else if (element.localName === 'img') element.remove();
  // What is left of callouts that were marked before.
  if (element.localName === 'span' && element.attributes.length === 0) element.replaceWith(...element.childNodes);
}

/** HTML without anything that runs, loads, or leaves its place. Throws a RangeError for what is nested too deeply to be read soon. */
export function cleanBody(html: string, layoutType: Layout, hasDeadLinks = false) {
  if (nestingOf(html) > deepest) throw new RangeError('the message is nested too deeply');
  const body = purify.sanitize(html, { ...options(layoutType), RETURN_DOM: true }) as unknown as HTMLElement;
  const pictures = body.querySelectorAll('img').length;
  for (const element of [...body.querySelectorAll<HTMLElement>('*')]) cleanElement(element, layoutType, hasDeadLinks);
  if (layoutType === 'POLICY') toPolicyElements(body);
  body.normalize();
  return { body, droppedPictures: pictures - body.querySelectorAll('img').length };
}

/** The whole message, with its callouts marked. */
export function cleanMessage({ html, layoutType, anchors, hasDeadLinks }: DirtyMessage): CleanMessage {
  const { body, droppedPictures } = cleanBody(html, layoutType, hasDeadLinks);
  const isEmpty = readText<Node>(body).text.trim() === '' && body.querySelector('img') === null;
  const missing = markAnchors(body, anchors);
  const clean = body.innerHTML;
  // Characters that are written as entities make it longer than it came.
  if (clean.length > longest) throw new RangeError('the message grows too long');
  return { html: clean, isEmpty, missing, droppedPictures };
}
