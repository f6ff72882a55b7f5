import { brandColours } from '#contract/partners/brandColours';
import type { Language } from '#locales/languages.ts';
import { lookUp } from '../texts/lookUp.ts';
import { paperColours } from './colours.ts';
import type { PdfReport } from './pdfReport.ts';
import { createPrinter, type Printer } from './printPdf.ts';
import { printable } from './printable.ts';

const ours = createPrinter();
const colours = paperColours();

const textsIn = (folder: string) => ({
  emptyChart: lookUp(folder, 'charts.empty') ?? '',
  unread: lookUp(folder, 'pdf.unread') ?? '',
});

/** The colours of the page, with the accent of a partner in place of ours. */
const coloursOf = ({ brand }: PdfReport) =>
  brand?.colour ? { ...colours, accent: brandColours(brand.colour).light.accent } : colours;

/** A report as a PDF in one language. */
export function printReport(
  report: PdfReport,
  { folder, dir }: Language,
  { signal, printer = ours }: { signal?: AbortSignal; printer?: Printer } = {},
): Promise<Buffer> {
  const { content, fonts, hasUnread } = printable({ ...report, words: textsIn(folder), pageNumbers: '0123456789/·' }, folder);
  const [language = folder, region] = folder.split('-');
  const data = {
    ...content,
    language,
    ...(region && { region }),
    dir,
    colours: coloursOf(report),
    hasUnread,
    fonts: fonts.map(({ family }) => family),
  };
  return printer.print({ template: report.template ?? 'report', data, fonts: fonts.flatMap(({ files }) => files) }, signal);
}
