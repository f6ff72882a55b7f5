import { type CssNode, type Declaration, generate, parse, walk } from 'css-tree';
import { allowedFunctions, allowedProperties } from './allowed.ts';

const longest = 10_000;
/** Escapes hide what a value is, and none of the others has a place in one. */
const suspicious = /[\\<>@]|\/\*|javascript|expression|url\s*\(|\p{Cc}/iu;

function isSafe({ property, value }: Declaration): boolean {
  if (!allowedProperties.has(property.toLowerCase()) || value.type !== 'Value') return false;
  let isFine = true;
  walk(value, (node: CssNode) => {
    if (node.type === 'Url' || node.type === 'Raw') isFine = false;
    if (node.type === 'Function' && !allowedFunctions.has(node.name.toLowerCase())) isFine = false;
  });
  return isFine && !suspicious.test(generate(value));
}

/** The declarations of a `style` attribute that an allow-list knows; '' if none is left. */
export function cleanStyle(text: string): string {
  if (text.length > longest) return '';
  const kept: string[] = [];
  const list = parse(text, { context: 'declarationList', onParseError: () => undefined });
  if (list.type !== 'DeclarationList') return '';
  list.children.forEach((node) => {
    if (node.type === 'Declaration' && isSafe(node)) kept.push(generate(node));
  });
  return kept.join(';');
}

/** One value of a property as it may stay, or null. */
export function cleanValue(property: string, value: string): string | null {
  const clean = cleanStyle(`${property}:${value}`);
  return clean.startsWith(`${property}:`) ? value : null;
}
