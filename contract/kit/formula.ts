/**
 * Text that a spreadsheet may run as a formula: it starts with = + - @ (also full-width, which some language editions accept), after any
 * spaces and invisible characters.
 */
const formula = /^(?:[\t\r]|[\p{Cf}\s]*[=+\-@＝﹦＋﹢－﹣＠﹫])/u;

export const looksLikeFormula = (text: string): boolean => formula.test(text);

/** Nothing to run: seats that came back, or an amount that was taken. With an apostrophe no spreadsheet could add it up. */
const negativeNumber = /^-\d+(?:\.\d+)?$/;

/** A CSV cell that is safe against formulas: a text that a spreadsheet would run gets a leading apostrophe. `csvLine` applies it to every cell. */
export const neutralCell = (value: string): string =>
  looksLikeFormula(value) && !negativeNumber.test(value) ? `'${value}` : value;
