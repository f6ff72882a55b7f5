import { unmarkedText, withoutAddress } from '../messages/marks.ts';
import { linkInText } from './link.ts';

const isDetail = (line = '') => line.startsWith('| ');

/** The plain-text part of an e-mail, for programs that show no HTML. Details that follow each other are a list. */
export const plainTextOf = (body: readonly string[]): string =>
  body
    .map((line, i) => `${textOf(line)}${isDetail(line) && isDetail(body[i + 1]) ? '\n' : '\n\n'}`)
    .join('')
    .trimEnd();

/** A line as text; the link stands below the line that has it. */
function textOf(line: string): string {
  const text = unmarkedText(line);
  if (isDetail(line)) {
    const [, name = '', value = ''] = text.split('| ').map((part) => part.trim());
    return `${name} – ${value}`;
  }
  const rest = withoutAddress(text);
  return line.startsWith('→ ') || rest !== text ? `${rest.trim()}\n${linkInText}` : text;
}
