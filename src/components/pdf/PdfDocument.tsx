import { Document, G, Image, Page, Path, Rect, Svg, Text } from '@react-pdf/renderer';
import { type Align, type Drawing, lineHeight, type TextDrawing } from './layout/drawing.ts';
import type { Pages } from './layout/pages.ts';
import type { PaperColours, PdfReport } from './report.ts';
import type { Typesetter } from './typesetter.ts';

interface Props {
  report: PdfReport;
  layout: Pages;
  colours: PaperColours;
  typesetter: Typesetter;
}
type Draw = Omit<Props, 'layout'> & Pick<Pages, 'width' | 'height'>;

const absolute = { position: 'absolute' } as const;
/** Lines were broken before; a little more room keeps them from being broken again by a rounding. */
const slack = 6;

/** Nothing here has a name of its own, and nothing is drawn twice. */
const keyed = <T,>(list: readonly T[]) => list.map((item, index) => ({ key: String(index), item }));

/** Where all texts stand in their line, in ems: where European letters do. */
const baseline = 1.069;

const physical = (align: Align, dir: 'ltr' | 'rtl') => {
  if (align === 'center') return align;
  return (align === 'start') === (dir === 'ltr') ? 'left' : 'right';
};

function Words({ text, draw }: { text: TextDrawing; draw: Draw }) {
  const { report, width, colours, typesetter } = draw;
  const side = physical(text.align, report.dir);
  const start = report.dir === 'rtl' ? width - text.x - text.width : text.x;
  const extra = side === 'center' ? slack / 2 : side === 'right' ? slack : 0;
  const leading = text.size * lineHeight;
  const style = {
    ...absolute,
    left: start - extra,
    width: text.width + slack,
    height: leading + 2,
    fontSize: text.size,
    lineHeight,
    color: colours[text.colour],
    textAlign: side,
    direction: text.dir,
  } as const;
  return keyed(text.lines.filter(Boolean)).map(({ key, item }, index) => {
    const top = text.y + index * leading + (baseline - typesetter.ascent(item, text.weight)) * text.size;
    return (
      <Text key={key} style={{ ...style, top, fontFamily: typesetter.families(item, text.weight) }}>
        {item}
      </Text>
    );
  });
}

function Shape({ drawing, draw: { report, width, colours } }: { drawing: Drawing; draw: Draw }) {
  const isMirrored = report.dir === 'rtl';
  if (drawing.kind === 'rectangle') {
    const { x, y, height, colour } = drawing;
    return (
      <Rect x={isMirrored ? width - x - drawing.width : x} y={y} width={drawing.width} height={height} fill={colours[colour]} />
    );
  }
  if (drawing.kind !== 'ring') return null;
  return (
    <G transform={`translate(${isMirrored ? width - drawing.x : drawing.x}, ${drawing.y})`}>
      <Path d={drawing.path} stroke={colours[drawing.colour]} strokeWidth={drawing.thickness} fill="none" />
    </G>
  );
}

function Sheet({ drawings, draw }: { drawings: readonly Drawing[]; draw: Draw }) {
  const { width, height, report } = draw;
  // What is as tall as the page counts as too tall for it.
  const within = height - 1;
  const shapes = drawings.filter(({ kind }) => kind === 'rectangle' || kind === 'ring');
  return (
    <Page size={[width, height]}>
      <Svg style={{ ...absolute, top: 0, width, height: within }} viewBox={`0 0 ${width} ${within}`}>
        {keyed(shapes).map(({ key, item }) => (
          <Shape key={key} drawing={item} draw={draw} />
        ))}
      </Svg>
      {keyed(drawings).map(({ key, item }) => {
        if (item.kind === 'text') return <Words key={key} text={item} draw={draw} />;
        if (item.kind !== 'image') return null;
        const left = report.dir === 'rtl' ? width - item.x - item.width : item.x;
        return (
          <Image key={key} src={item.data} style={{ ...absolute, left, top: item.y, width: item.width, height: item.height }} />
        );
      })}
    </Page>
  );
}

/** The pages as the PDF renderer takes them. */
export function PdfDocument({ report, layout: { pages, width, height }, colours, typesetter }: Props) {
  const draw = { report, colours, typesetter, width, height };
  return (
    <Document title={report.title} author={report.companyName} language={report.language} creator="Heed" producer="Heed">
      {keyed(pages).map(({ key, item }) => (
        <Sheet key={key} drawings={item} draw={draw} />
      ))}
    </Document>
  );
}
