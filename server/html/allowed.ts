import type { LayoutType } from '#contract/messageTemplates/message';

/** What a text is part of: a message by its kind, or a policy. */
export type Layout = LayoutType | 'POLICY';

const words = (list: string): string[] => list.split(/\s+/).filter((word) => word !== '');

/** Elements that a text may have. Everything else goes; its text stays, unless it is code. */
export const allowedTags: Record<Layout, string[]> = {
  EMAIL:
    words(`a abbr address article aside b big blockquote br caption center cite code col colgroup dd del div dl dt em figcaption
    figure font footer h1 h2 h3 h4 h5 h6 header hr i img ins li main mark nav ol p pre q s section small span strike strong sub sup
    table tbody td tfoot th thead tr u ul`),
  SMS: words('p br strong em u a'),
  POLICY: words('p h2 h3 h4 strong em u s ul ol li blockquote a hr br'),
};

const size = /^\d{1,4}(\.\d+)?(%|px)?$/;
const word = /^[a-z]+$/i;
const colour = /^#?\w{1,30}$/;
const anything = /^[^\p{Cc}]*$/u;

/** The direction and language of a text. */
const ofText = { dir: /^(ltr|rtl|auto)$/i, lang: /^[a-z]{2,3}(-[a-z\d]{2,8}){0,3}$/i };

/** Attributes that a text may have besides `style`, `href` and `src`, and what they may be. */
export const allowedAttributes: Record<Layout, Record<string, RegExp>> = {
  EMAIL: {
    ...ofText,
    align: word,
    alt: anything,
    bgcolor: colour,
    border: size,
    cellpadding: size,
    cellspacing: size,
    color: colour,
    colspan: size,
    face: /^[\w ,'-]+$/,
    height: size,
    /** Of a table that only lays things out: screen readers do not announce it as a table. */
    role: /^presentation$/i,
    rowspan: size,
    size,
    start: size,
    title: anything,
    valign: word,
    width: size,
  },
  SMS: ofText,
  POLICY: ofText,
};

const sides = ['top', 'right', 'bottom', 'left'];
const corners = ['top-left', 'top-right', 'bottom-left', 'bottom-right'];

/** Properties of a style. None takes content out of its place or brings in anything from elsewhere. */
export const allowedProperties = new Set([
  ...words(`align-content align-items align-self background background-clip background-color background-image background-origin
    background-position background-repeat background-size border-collapse border-color border-radius border-spacing border-style
    border-width border box-shadow box-sizing caption-side clear color column-gap direction display empty-cells flex flex-basis
    flex-direction flex-flow flex-grow flex-shrink flex-wrap float font font-family font-size font-style font-variant font-weight gap
    height justify-content justify-items justify-self letter-spacing line-height list-style list-style-position list-style-type margin
    max-height max-width min-height min-width opacity order outline overflow overflow-wrap overflow-x overflow-y padding row-gap
    table-layout text-align text-decoration text-decoration-color text-decoration-line text-decoration-style text-indent text-overflow
    text-shadow text-transform unicode-bidi vertical-align visibility white-space width word-break word-spacing word-wrap`),
  ...sides.flatMap((side) => [
    `margin-${side}`,
    `padding-${side}`,
    ...['', '-color', '-style', '-width'].map((part) => `border-${side}${part}`),
  ]),
  ...corners.map((corner) => `border-${corner}-radius`),
  ...['margin', 'padding'].flatMap((name) => ['block', 'inline', 'inline-start', 'inline-end'].map((part) => `${name}-${part}`)),
]);

/** Functions within a style. */
export const allowedFunctions = new Set(
  words('rgb rgba hsl hsla calc min max clamp linear-gradient radial-gradient repeating-linear-gradient'),
);
