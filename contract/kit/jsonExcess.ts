/** Limits of a JSON body. */
export interface JsonLimits {
  /** Levels of objects and lists within each other. */
  depth: number;
  /** Objects, lists and their parts. */
  nodes: number;
}

/**
 * The limit that a JSON text exceeds; undefined if none. Found in one pass over the text, before it is parsed. For a text that is not valid
 * JSON the result means nothing.
 */
export function jsonExcess(text: string, { depth: deepest, nodes: most }: JsonLimits): keyof JsonLimits | undefined {
  let depth = 0;
  let nodes = 0;
  for (let at = 0; at < text.length; at += 1) {
    const sign = text.charAt(at);
    if (sign === '"') {
      at = endOfString(text, at);
      continue;
    }
    if (sign === '}' || sign === ']') depth -= 1;
    if (sign === '{' || sign === '[') {
      depth += 1;
      if (depth > deepest) return 'depth';
    } else if (sign !== ',') continue;
    nodes += 1;
    if (nodes > most) return 'nodes';
  }
  return undefined;
}

/** The position of the quotation mark that ends the string which begins at `from`. */
function endOfString(text: string, from: number): number {
  for (let end = text.indexOf('"', from + 1); end > 0; end = text.indexOf('"', end + 1)) {
    let escapes = 0;
    while (text.charAt(end - 1 - escapes) === '\\') escapes += 1;
    if (escapes % 2 === 0) return end;
  }
  return text.length;
}
