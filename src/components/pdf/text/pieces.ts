const ideograph = '[\\u2e80-\\u2fff\\u3005-\\u3007\\u3021-\\u30ff\\u31f0-\\u31ff\\u3400-\\u9fff\\uf900-\\ufaff\\uff66-\\uff9f]';
/** Never first on a line. */
const closing =
  '[\\u3001\\u3002\\u3005\\u3009\\u300b\\u300d\\u300f\\u3011\\u3015\\u30fb\\u30fc\\u3041\\u3043\\u3045\\u3047\\u3049\\u3063\\u3083\\u3085\\u3087\\u30a1\\u30a3\\u30a5\\u30a7\\u30a9\\u30c3\\u30e3\\u30e5\\u30e7\\uff01\\uff09\\uff0c\\uff0e\\uff1a\\uff1b\\uff1f!),.:;?%]';
/** Never last on a line. */
const opening = '[\\u3008\\u300a\\u300c\\u300e\\u3010\\u3014\\uff08(]';

/** Places where a line may end: after spaces, inside addresses and paths, and around ideographs. */
const breaks = new RegExp(
  [
    '(?<= )(?! )',
    '(?<=[\\p{L}\\p{N}][-@/_.&=])(?=[\\p{L}\\p{N}])(?<!\\d[-/.])',
    `(?<=${ideograph})(?! |${closing})`,
    `(?<! |${opening}|^)(?=${ideograph})(?!${closing})`,
  ].join('|'),
  'u',
);

/** A text in pieces that stay whole on a line. */
export const pieces = (text: string): string[] => text.split(breaks).filter(Boolean);
