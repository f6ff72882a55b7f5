import { encode } from 'uqr';

const dot = 5;

/**
 * A code to scan, drawn as a table: a picture would have to be loaded. Neighbours of one colour share a cell; the first row, which
 * is all margin, has a cell for each column and so sets the widths.
 */
export function codeTable(link: string): string {
  const [margin = [], ...rows] = encode(link, { ecc: 'L', border: 2 }).data;
  const lines = [margin.map(() => cell(false, 1)), ...rows.map((row) => runsOf(row).map(([dark, length]) => cell(dark, length)))];
  const style = 'margin:0 0 24px;border-collapse:collapse;background-color:#ffffff;font-size:0;line-height:0';
  const attributes = `role="presentation" dir="ltr" cellpadding="0" cellspacing="0" border="0" width="${dot * margin.length}"`;
  return `<table ${attributes} style="${style}">${lines.map((cells) => `<tr>${cells.join('')}</tr>`).join('')}</table>`;
}

function runsOf(modules: readonly boolean[]): [dark: boolean, length: number][] {
  const runs: [boolean, number][] = [];
  for (const dark of modules) {
    const last = runs.at(-1);
    if (last?.[0] === dark) last[1] += 1;
    else runs.push([dark, 1]);
  }
  return runs;
}

const cell = (dark: boolean, length: number) =>
  `<td${length > 1 ? ` colspan="${length}"` : ''} width="${dot * length}" height="${dot}"${dark ? ' bgcolor="#000000"' : ''}></td>`;
