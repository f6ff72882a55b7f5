import { DOMParser } from '@xmldom/xmldom';
import { Failed } from './failures.ts';

/** Namespaces of SAML 2.0 and of signatures. */
export const protocolNames = 'urn:oasis:names:tc:SAML:2.0:protocol';
export const assertionNames = 'urn:oasis:names:tc:SAML:2.0:assertion';
export const signatureNames = 'http://www.w3.org/2000/09/xmldsig#';

/** A sign-in with an answer that the connection does not expect; the detail is read by the admins of the company. */
export const unverified = (detail: string): Failed => new Failed('sso_not_verified', detail);

function fail(message: string): never {
  throw unverified(`The answer is no XML: ${message.split('\n')[0] ?? ''}`);
}

/** An answer has about a hundred tags, more with many groups; two transforms, each named in a start, an end and a list. */
const [mostTags, mostNamespaces, mostTransforms] = [4000, 300, 40];

/**
 * Parses with the parser that also checks the signature, so that both see the same. An answer needs no document type, entity, comment or
 * CDATA, with which parsers were led to read something else than what was signed.
 */
export function parseXml(xml: string): Element {
  if (xml.includes('<!')) throw unverified('The answer has a document type, an entity or a comment');
  // The work of finding what is signed grows with the square of these, and is done before the signature is known to be right.
  if (
    xml.split('<').length > mostTags ||
    xml.split('xmlns').length > mostNamespaces ||
    xml.split('Transform').length > mostTransforms
  )
    throw unverified('The answer has too many elements');
  const errorHandler = { warning: fail, error: fail, fatalError: fail };
  const root: Element | null = new DOMParser({ errorHandler }).parseFromString(xml, 'text/xml').documentElement;
  return root ?? fail('nothing');
}

/** The children of an element with this name. */
export function allIn(parent: Element | undefined, names: string, name: string): Element[] {
  const found: Element[] = [];
  for (let node = parent?.firstChild; node; node = node.nextSibling)
    if (node.nodeType === 1 && (node as Element).localName === name && node.parentNode === parent) found.push(node as Element);
  return found.filter(({ namespaceURI }) => namespaceURI === names);
}

/** The only child with this name; undefined if there is none. Refuses several. */
export function oneIn(parent: Element | undefined, names: string, name: string): Element | undefined {
  const found = allIn(parent, names, name);
  if (found.length > 1) throw unverified(`The answer has several elements ${name}`);
  return found[0];
}

/** The text of an element, trimmed; empty without one. */
export const textIn = (element: Element | undefined): string => (element?.textContent ?? '').trim();
