/**
 * What a spreadsheet may take for a formula: also behind marks that nobody sees and behind spaces, and in the wide forms that
 * some languages' editions read like the plain ones.
 */
const formula = /^(?:[\t\r]|[\p{Cf}\s]*[=+\-@＝﹦＋﹢－﹣＠﹫])/u;

export const looksLikeFormula = (text: string): boolean => formula.test(text);

/** A cell that a spreadsheet would run gets a quote in front, so that it stays text. */
export const neutralCell = (value: string): string => (looksLikeFormula(value) ? `'${value}` : value);
