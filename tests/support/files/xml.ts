/** An element with its name as written (prefix and all), its attributes, its elements and the text directly in it. */
export interface XmlElement {
  name: string;
  attributes: Record<string, string>;
  children: XmlElement[];
  text: string;
}

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

function plain(text: string): string {
  if (/[<>]|&(?!(?:amp|lt|gt|quot|apos);)/.test(text)) throw new Error(`not well-formed: ${text}`);
  return text.replace(/&(\w+);/g, (_, name: string) => entities[name] ?? '');
}

function attributesOf(text: string): Record<string, string> {
  const found: Record<string, string> = {};
  const rest = text.replace(/\s+([\w:.-]+)="([^"]*)"/g, (_, name: string, value: string) => {
    if (name in found) throw new Error(`${name} comes twice`);
    found[name] = plain(value);
    return '';
  });
  if (rest.trim() !== '') throw new Error(`not well-formed: ${rest}`);
  return found;
}

/** Reads a document without comments or CDATA; throws when it is not well-formed or a prefix was not declared. */
export function parseXml(source: string): XmlElement {
  const body = source.replace(/^<\?xml version="1\.0" encoding="UTF-8"\?>\s*/, '');
  const root: XmlElement = { name: '', attributes: {}, children: [], text: '' };
  const open: XmlElement[] = [root];
  for (const [, text = '', closing, name = '', inner = '', empty] of body.matchAll(
    /([^<]*)(?:<(\/)?([\w:.-]+)((?:\s+[\w:.-]+="[^"]*")*)\s*(\/)?>|$)/g,
  )) {
    const parent = open.at(-1) ?? root;
    parent.text += plain(text);
    if (name === '') continue;
    if (closing) {
      if (open.pop()?.name !== name) throw new Error(`</${name}> closes nothing`);
      continue;
    }
    const element: XmlElement = { name, attributes: attributesOf(inner), children: [], text: '' };
    const prefixes = [name, ...Object.keys(element.attributes)].filter((one) => one.includes(':')).map((one) => one.split(':')[0]);
    const declared = [...open, element].flatMap(({ attributes }) => Object.keys(attributes));
    for (const prefix of prefixes)
      if (prefix !== 'xmlns' && !declared.includes(`xmlns:${prefix}`)) throw new Error(`${prefix} stands for nothing`);
    parent.children.push(element);
    if (!empty) open.push(element);
  }
  const [document] = root.children;
  if (!document || open.length !== 1 || root.children.length !== 1) throw new Error('not one whole document');
  return document;
}

/** All elements of a name, however deep. */
export const elementsOf = (element: XmlElement, name: string): XmlElement[] =>
  element.children.flatMap((child) => [...(child.name === name ? [child] : []), ...elementsOf(child, name)]);
