/** One line of a page: a title, a heading, or text, which stands apart from the line before where a paragraph begins. */
type Line = readonly [kind: 'title' | 'heading' | 'paragraph' | 'text', text: string];

const looks = {
  title: { font: 'Bold', size: 22, above: 0 },
  heading: { font: 'Bold', size: 14, above: 34 },
  paragraph: { font: 'Plain', size: 11, above: 24 },
  text: { font: 'Plain', size: 11, above: 17 },
} as const;

const escaped = (text: string) => text.replace(/[\\()]/g, '\\$&');

function drawn(lines: readonly Line[]): string {
  let y = 760;
  return lines
    .map(([kind, text]) => {
      const { font, size, above } = looks[kind];
      y -= above;
      return `BT /${font} ${size} Tf 72 ${y} Td (${escaped(text)}) Tj ET`;
    })
    .join('\n');
}

const fontOf = (name: string) => `<< /Type /Font /Subtype /Type1 /BaseFont /${name} /Encoding /WinAnsiEncoding >>`;

/**
 * One page of English text as a PDF (ISO 32000-1) in fonts that every reader has. The same lines are the same bytes, at once: the
 * compiler of server/pdf writes the day into its files, and takes a second for the first.
 */
export function pagePdf(title: string, lines: readonly Line[]): Buffer {
  const page = drawn(lines);
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R /Lang (en) >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /Plain 5 0 R /Bold 6 0 R >> >> >>',
    `<< /Length ${page.length} >>\nstream\n${page}\nendstream`,
    fontOf('Helvetica'),
    fontOf('Helvetica-Bold'),
    `<< /Title (${escaped(title)}) >>`,
  ];
  let file = '%PDF-1.4\n';
  const places = objects.map((object, index) => {
    const at = file.length;
    file += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return `${String(at).padStart(10, '0')} 00000 n \n`;
  });
  const size = objects.length + 1;
  const end = `trailer\n<< /Size ${size} /Root 1 0 R /Info ${objects.length} 0 R >>\nstartxref\n${file.length}\n%%EOF\n`;
  return Buffer.from(`${file}xref\n0 ${size}\n0000000000 65535 f \n${places.join('')}${end}`, 'latin1');
}
