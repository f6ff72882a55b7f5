import type { Difficulty } from '#contract/messageTemplates/difficulty';
import type { LayoutType } from '#contract/messageTemplates/message';

/**
 * The letterhead of an e-mail: the name of an invented brand, else the sender’s, on a colour. Without one it looks like a mail from a
 * person.
 */
interface Letterhead {
  brand?: string;
  color: string;
}

/**
 * What a message of the library is in every language. Ids are derived from the slug: never change one. `from` is the address of an
 * e-mail or the number of an SMS; an SMS from a name has the name in its text. `link` is where its button or code leads, and with
 * `hasOneLink` addresses in the text lead there, too.
 */
export interface MessagePlan {
  layout: LayoutType;
  difficulty: Difficulty;
  from?: string;
  link?: string;
  hasOneLink?: boolean;
  head?: Letterhead;
}

/**
 * A message in one language. Each entry of `body` is a line of it; its first characters say what it is:
 * `# ` a heading, `→ ` the button, `| ` a row of details (`| Amount | 12.40`), `~ ` the small print, `▦` the code to scan, else a
 * paragraph. `{braces}` enclose what a callout points at, in the order of `callouts`; `{{two}}` are a placeholder. `header` is the
 * callout at the sender.
 */
export interface MessageText {
  name: string;
  subject?: string;
  from?: string;
  body: readonly string[];
  header?: string;
  callouts: readonly string[];
}
