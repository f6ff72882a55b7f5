/** Elements without content, and elements that end by themselves where the next one begins, so that many are left open. */
const uncounted = new Set(
  `area base br col embed hr img input link meta param source track wbr
  circle ellipse image line path polygon polyline rect stop use
  body caption colgroup dd dt head html li optgroup option p rp rt tbody td tfoot th thead tr`.split(/\s+/),
);

/** Comments, elements whose content is text, and tags with their attributes. */
const parts =
  /<!--(?:-?>|[\s\S]*?(?:--!?>|$))|<(script|style|textarea|title|xmp|iframe|noembed|noframes)\b[\s\S]*?(?:<\/\1\b|$)|<(\/?)([a-z][^\s/>]*)(?:"[^"]*"|'[^']*'|[^>"'])*/gi;

/**
 * How deep the elements of a message are nested, at most; counted over the text, because a parser needs seconds for a message that is
 * nothing but nesting. Elements that are left out make it four times as deep at most, as cells do in tables. A message that misleads this
 * count, with tags that close nothing, runs into the time limit of cleaning.
 */
export function nestingOf(html: string): number {
  const open = new Map<string, number>();
  let [depth, deepest] = [0, 0];
  for (const [, , slash, tag] of html.matchAll(parts)) {
    const name = tag?.toLowerCase();
    if (name === undefined || uncounted.has(name)) continue;
    const before = open.get(name) ?? 0;
    const change = slash ? -Math.min(before, 1) : 1;
    open.set(name, before + change);
    depth += change;
    deepest = Math.max(deepest, depth);
  }
  return deepest;
}
