import { Canvas, Document, Image, Page } from '@react-pdf/renderer';
import type { Drawing } from './layout/drawing.ts';
import type { Pages } from './layout/pages.ts';
import { type Painter, type Paper, paint } from './paint.ts';
import type { PdfReport } from './report.ts';

interface Props {
  report: PdfReport;
  layout: Pages;
  paper: Paper;
  /** Called after each page. */
  onPage: () => void;
}

const absolute = { position: 'absolute' } as const;

/** Nothing here has a name of its own, and nothing is drawn twice. */
const keyed = <T,>(list: readonly T[]) => list.map((item, index) => ({ key: String(index), item }));

function Sheet({ drawings, layout: { width, height }, paper, onPage }: Omit<Props, 'report'> & { drawings: readonly Drawing[] }) {
  const draw = (painter: Painter) => {
    paint(painter, drawings, paper);
    onPage();
    return null;
  };
  const images = drawings.filter((drawing) => drawing.kind === 'image');
  return (
    <Page size={[width, height]}>
      {/* What is as tall as the page counts as too tall for it. */}
      <Canvas style={{ ...absolute, top: 0, width, height: height - 1 }} paint={draw} />
      {keyed(images).map(({ key, item }) => {
        const left = paper.dir === 'rtl' ? width - item.x - item.width : item.x;
        return (
          <Image key={key} src={item.data} style={{ ...absolute, left, top: item.y, width: item.width, height: item.height }} />
        );
      })}
    </Page>
  );
}

/** The pages as the PDF renderer takes them. */
export function PdfDocument({ report, ...pages }: Props) {
  return (
    <Document title={report.title} author={report.companyName} language={report.language} creator="Heed" producer="Heed">
      {keyed(pages.layout.pages).map(({ key, item }) => (
        <Sheet key={key} drawings={item} {...pages} />
      ))}
    </Document>
  );
}
