/** Formats numbers, days and texts in the reader's language; panel and server each have an implementation. */
export interface Writing {
  /** The text of a key of the locales. */
  text(key: string, values?: Readonly<Record<string, string | number>>): string;
  number(value: number): string;
  /** With one decimal. */
  average(value: number): string;
  /** Cents as an amount in USD. */
  money(cents: number): string;
  /** A share from 0 to 1, in percent. */
  percent(share: number): string;
  /** A UTC day of a reply: in full, and short for the label of a column. */
  day(day: string): string;
  shortDay(day: string): string;
  month(day: string): string;
}
