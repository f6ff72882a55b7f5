import { languages, type LanguageCode } from '#locales/languages.ts';
import { codeTable } from './codeTable.ts';
import { contentOf, type Marking, markedText } from './marks.ts';
import type { MessagePlan, MessageText } from './shapes.ts';

/** Fonts and colours that every mail program has, as inline styles: mail programs drop style sheets. */
const font = 'font-family:Arial,Helvetica,sans-serif';
const ink = 'color:#1f2933';
const style = {
  paragraph: `margin:0 0 16px;${font};font-size:15px;line-height:23px;${ink}`,
  heading: `margin:0 0 16px;${font};font-size:20px;line-height:28px;font-weight:bold;${ink}`,
  small: `margin:16px 0 0;${font};font-size:12px;line-height:18px;color:#5f6b7a`,
  cell: `padding:8px 12px;border-bottom:1px solid #d9dee5;${font};font-size:14px;line-height:20px;${ink}`,
  brand: `padding:20px 32px;${font};font-size:18px;line-height:24px;font-weight:bold;color:#ffffff`,
  button: `display:inline-block;padding:12px 24px;border-radius:4px;${font};font-size:15px;font-weight:bold;color:#ffffff;text-decoration:none`,
};
const plainColor = '#1d4ed8';

const table = (attributes: string, rows: string) =>
  `<table role="presentation" cellpadding="0" cellspacing="0" border="0" ${attributes}>${rows}</table>`;

/** The clean HTML of a message: tables and inline styles, which load nothing. Callouts are marked in it. */
export function bodyOf(plan: MessagePlan, text: MessageText, language: LanguageCode): string {
  const marking: Marking = { calloutsMarked: 0, target: plan.hasOneLink ? plan.link : undefined };
  const mark = (line: string) => markedText(line, marking);
  const dir = languages.find(({ code }) => code === language)?.dir ?? 'ltr';
  const place = `dir="${dir}" lang="${language}"`;
  if (plan.layout === 'SMS') {
    // The mark at the beginning is for apps that guess the direction: many messages begin with the Latin name of a company.
    const start = dir === 'rtl' ? `<p ${place}>\u200f` : '<p>';
    return text.body.map((line) => `${start}${mark(line)}</p>`).join('');
  }
  const lines = blocks(text.body).map((block) => htmlOf(block, plan, mark));
  return plan.head ? card({ brand: text.from ?? '', ...plan.head }, lines.join(''), place) : letter(lines.join(''), place);
}

/** Lines of details that follow each other share a table. */
function blocks(lines: readonly string[]): string[][] {
  const made: string[][] = [];
  for (const line of lines) {
    const last = made.at(-1);
    if (last?.[0]?.startsWith('| ') && line.startsWith('| ')) last.push(line);
    else made.push([line]);
  }
  return made;
}

function htmlOf(block: readonly string[], { head, link = '' }: MessagePlan, mark: (line: string) => string): string {
  const [line = ''] = block;
  const rest = contentOf(line);
  if (line.startsWith('| ')) return details(block, mark);
  if (line.startsWith('# ')) return `<p style="${style.heading}">${mark(rest)}</p>`;
  if (line.startsWith('~ ')) return `<p style="${style.small}">${mark(rest)}</p>`;
  if (line === '▦') return codeTable(link);
  if (!line.startsWith('→ ')) return `<p style="${style.paragraph}">${mark(line)}</p>`;
  const color = `background-color:${head?.color ?? plainColor}`;
  return `<p style="margin:0 0 24px"><a href="${link}" style="${style.button};${color}">${mark(rest)}</a></p>`;
}

function details(lines: readonly string[], mark: (line: string) => string): string {
  const cell = (text: string, more = '') => `<td style="${style.cell}${more}">${mark(text)}</td>`;
  const rows = lines.map((line) => {
    const [, name = '', value = ''] = line.split('| ').map((part) => part.trim());
    return `<tr>${cell(name)}${cell(value, ';font-weight:bold')}</tr>`;
  });
  return table('width="100%" style="margin:0 0 24px;border-collapse:collapse"', rows.join(''));
}

/** How companies write: a white sheet under their name. */
function card(head: { brand: string; color: string }, content: string, place: string): string {
  const name = `<tr><td style="${style.brand};background-color:${head.color}">${head.brand}</td></tr>`;
  const sheet = table(
    'width="100%" style="max-width:600px;background-color:#ffffff"',
    `${name}<tr><td style="padding:32px">${content}</td></tr>`,
  );
  return table(
    `width="100%" ${place} style="background-color:#eef1f4"`,
    `<tr><td align="center" style="padding:24px 12px">${sheet}</td></tr>`,
  );
}

/** How people write. */
const letter = (content: string, place: string) =>
  table(`width="100%" ${place} style="background-color:#ffffff"`, `<tr><td style="padding:16px">${content}</td></tr>`);
