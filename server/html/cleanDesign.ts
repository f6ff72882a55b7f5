import { safeLink } from '#contract/kit/safeLink';
import { safePicture } from './addresses.ts';
import { allowedAttributes, allowedTags } from './allowed.ts';
import { cleanStyle, cleanValue } from './cleanCss.ts';
import { cleanBody } from './sanitise.ts';

/**
 * What the builder keeps beside the HTML: nested parts with a kind, attributes, styles and contents, as JSON. The builder makes
 * elements of it, so it follows the same rules.
 */
type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

const deepest = 200;
const tags = new Set([...allowedTags.EMAIL, 'body', 'head', 'html']);
/** Kinds of parts that run or load something. */
const kinds = new Set('script iframe object embed form input textarea select base meta svg svg-in video audio map'.split(' '));
/** Names that run something, or reach into objects. */
const badName = /^(on.*|script.*|__proto__|constructor|prototype|srcdoc|srcset|formaction|xlink.*|background|poster)$/i;
const runs = /(javascript|vbscript|data:text|data:application|data:image\/svg)/i;
const hasTag = /<[a-z!/?]/i;

/** Without the characters that hide a scheme. */
const bare = (text: string) => text.replace(/[\s\p{Cc}\p{Cf}]/gu, '');

function cleanText(name: string, text: string): string | undefined {
  if (name === 'src') return safePicture(text) ?? undefined;
  if (name === 'href') return safeLink(text) ?? undefined;
  if (name === 'style') return cleanStyle(text);
  // What is read is not run.
  if (name !== 'content' && runs.test(bare(text))) return undefined;
  return hasTag.test(text) ? cleanBody(text, 'EMAIL').body.innerHTML : text;
}

const addresses = new Set(['src', 'href', 'style']);

function attributeOf(name: string, value: Json): Json | undefined {
  if (badName.test(name)) return undefined;
  if (typeof value !== 'string') return typeof value === 'object' ? undefined : value;
  if (name === 'id' || name === 'class') return /^[\w -]*$/.test(value) ? value : undefined;
  if (addresses.has(name)) return cleanText(name, value);
  return allowedAttributes.EMAIL[name]?.test(value) ? value : undefined;
}

const keep = (parts: Record<string, Json>, judge: (name: string, value: Json) => Json | undefined): Record<string, Json> =>
  Object.fromEntries(
    Object.entries(parts).flatMap(([name, value]): [string, Json][] => {
      const kept = judge(name, value);
      return kept === undefined ? [] : [[name, kept]];
    }),
  );

const isPart = (value: Json): value is Record<string, Json> => typeof value === 'object' && value !== null && !Array.isArray(value);

/** The builder compares loosely and makes elements of whatever it gets: a list of one word is as good as the word. */
const isForbidden = ({ tagName, type }: Record<string, Json>) =>
  typeof tagName === 'object' ||
  typeof type === 'object' ||
  (tagName !== undefined && tagName !== '' && !tags.has(String(tagName).toLowerCase())) ||
  (type !== undefined && kinds.has(String(type).toLowerCase()));

/** Names whose values have parts of their own. All others hold words and numbers: traits and tools, for instance, set attributes. */
const nested = new Set('pages frames component components styles assets attributes style selectors classes head docEl'.split(' '));
const isPlain = (value: Json): boolean =>
  (Array.isArray(value) ? value : [value]).every((item) => typeof item !== 'object' || item === null);

/** Names whose texts are more than texts. The builder writes styles as objects only: as a text they would be a sheet of their own. */
const words: Record<string, (text: string) => string | null> = {
  assets: safePicture,
  selectors: (text) => (/^[#.]?[\w-]+$/.test(text) ? text : null),
  styles: () => null,
};
/** What the builder puts around the style of a rule as it is. */
const ofRule: Record<string, RegExp> = {
  atRuleType: /^(media)?$/,
  mediaText: /^[\w\s():,.-]*$/,
  selectorsAdd: /^[\w\s#.:>+~*,-]*$/,
  state: /^[\w-]*$/,
};

function cleanWord(name: string, text: string): string | undefined {
  if (ofRule[name]?.test(text) === false) return undefined;
  const judge = words[name];
  return judge ? (judge(text) ?? undefined) : cleanText(name, text);
}

/** A picture without its address would be offered as an empty one. */
const isUseless = (list: string, item: Json) => list === 'assets' && isPart(item) && item['src'] === undefined;

function clean(name: string, value: Json, depth: number): Json | undefined {
  if (depth > deepest) throw new RangeError('the design is nested too deeply');
  if (typeof value === 'string') return cleanWord(name, value);
  if (Array.isArray(value)) {
    const kept = value.flatMap((item) => clean(name, item, depth + 1) ?? []);
    return kept.filter((item) => !isUseless(name, item));
  }
  if (!isPart(value)) return value;
  if (isForbidden(value)) return undefined;
  if (name === 'attributes') return keep(value, (key, inner) => attributeOf(key.toLowerCase(), inner));
  if (name === 'style')
    return keep(value, (key, inner) => (typeof inner === 'string' ? cleanValue(key, inner) : undefined) ?? undefined);
  return keep(value, (key, inner) =>
    badName.test(key) || !(nested.has(key) || isPlain(inner)) ? undefined : clean(key, inner, depth + 1),
  );
}

/** A design without anything that runs, loads, or leaves its place. */
export function cleanDesign(design: Record<string, unknown> | null): Record<string, unknown> | null {
  if (design === null) return null;
  const cleaned = clean('', design as Json, 0);
  return cleaned !== undefined && isPart(cleaned) ? cleaned : {};
}
