import type { Tone } from '#contract/tones';
import { toneColours } from '../../data/StatusDot.tsx';
import type { BarsChart, ChartData, ColumnsChart, PartsChart } from '#contract/reports/chartData';
import { columnsPicture, donutArcs } from '../../charts/geometry.ts';
import { type Block, type Drawing, heightOf, moved, type Sheet } from './drawing.ts';

const size = 8;
const gap = 16;

/** `var(--success)` → `success`. */
const colourOf = (tone: Tone) => toneColours[tone].slice('var(--'.length, -1);

interface Picture {
  height: number;
  drawings: Drawing[];
}
interface Entry {
  label: string;
  tone: Tone;
  share?: string;
  text?: string;
}

/** Colours with their names, as many beside each other as fit. */
function legend(entries: readonly Entry[], { width, write, typesetter }: Sheet): Picture {
  const drawings: Drawing[] = [];
  let [x, y] = [0, 0];
  for (const { label, tone, share } of entries) {
    const words = share === undefined ? label : `${label}  ${share}`;
    const room = Math.min(typesetter.width(words, { size }) + 2, width - 12);
    if (x > 0 && x + 12 + room > width) [x, y] = [0, y + size * 1.8];
    drawings.push({ kind: 'rectangle', x, y: y + 3, width: 6, height: 6, colour: colourOf(tone) });
    drawings.push(write(words, { size }, { x: x + 11, y, width: room, colour: 'text-secondary', most: 1 }));
    x += 12 + room + gap;
  }
  return { height: y + size * 1.8, drawings };
}

function share({ parts }: PartsChart, sheet: Sheet): Picture {
  const total = parts.reduce((sum, { value }) => sum + value, 0);
  let x = 0;
  const bars = parts
    .filter(({ value }) => value > 0)
    .map(({ value, tone }): Drawing => {
      const width = (value / total) * sheet.width;
      const bar: Drawing = { kind: 'rectangle', x, y: 0, width: Math.max(width - 1, 0.5), height: 10, colour: colourOf(tone) };
      x += width;
      return bar;
    });
  const names = legend(parts, sheet);
  return { height: 18 + names.height, drawings: [...bars, ...moved(names.drawings, 0, 18)] };
}

function donut({ parts, total }: PartsChart, { dir, width, write }: Sheet): Picture {
  const [radius, thickness] = [46, 15];
  const outer = radius + thickness / 2;
  const ring = donutArcs(parts, radius, dir === 'rtl').map(
    ({ tone, path }): Drawing => ({ kind: 'ring', x: outer, y: outer, path, thickness, colour: colourOf(tone) }),
  );
  const inside = { x: thickness, width: 2 * outer - 2 * thickness, align: 'center', most: 1 } as const;
  const middle = [
    write(total.text, { size: 14, weight: 600 }, { ...inside, y: outer - 15 }),
    write(total.label, { size: 7 }, { ...inside, y: outer + 4, colour: 'text-secondary' }),
  ];
  const row = size * 2;
  const [x, names] = [2 * outer + 24, Math.min(width - 2 * outer - 24, 220)];
  const start = Math.max(0, outer - (parts.length * row) / 2);
  const list = parts.flatMap(({ label, tone, share: part, text }, index): Drawing[] => {
    const y = start + index * row;
    return [
      { kind: 'rectangle', x, y: y + 3, width: 6, height: 6, colour: colourOf(tone) },
      write(label, { size }, { x: x + 12, y, width: names - 92, colour: 'text-secondary', most: 1 }),
      write(part, { size, weight: 600 }, { x: x + names - 76, y, width: 34, align: 'end' }),
      write(text, { size }, { x: x + names - 38, y, width: 38, align: 'end', colour: 'text-muted' }),
    ];
  });
  return { height: Math.max(2 * outer, parts.length * row), drawings: [...ring, ...middle, ...list] };
}

function bars({ bars: rows, tone, max }: BarsChart, { width, write, typesetter }: Sheet): Picture {
  const widest = (texts: readonly string[]) => Math.max(0, ...texts.map((text) => typesetter.width(text, { size }))) + 2;
  const names = Math.min(widest(rows.map(({ label }) => label)), width * 0.35);
  const numbers = widest(rows.map(({ text }) => text)) + 4;
  const track = width - names - numbers - 20;
  const row = size * 2;
  const drawings = rows.flatMap(({ label, value, text }, index): Drawing[] => {
    const [y, x] = [index * row, names + 10];
    const bar = { kind: 'rectangle', x, y: y + 2, height: 8 } as const;
    return [
      write(label, { size }, { x: 0, y, width: names, colour: 'text-secondary', most: 1 }),
      { ...bar, width: track, colour: 'sunken' },
      { ...bar, width: max > 0 ? Math.min(value / max, 1) * track : 0, colour: colourOf(tone) },
      write(text, { size, weight: 600 }, { x: width - numbers, y, width: numbers, align: 'end' }),
    ];
  });
  return { height: rows.length * row, drawings };
}

function columns(chart: ColumnsChart, sheet: Sheet): Picture {
  const { width, write } = sheet;
  const [height, fontSize] = [150, 7];
  const picture = columnsPicture(chart, { width, height, isMirrored: false, fontSize });
  const words = chart.series.length > 1 ? legend(chart.series, sheet) : { height: 0, drawings: [] };
  const text = { size: fontSize };
  const drawings: Drawing[] = [
    ...picture.lines.flatMap(({ y, x1, x2, textX, text: number }): Drawing[] => [
      { kind: 'rectangle', x: x1, y, width: x2 - x1, height: 0.5, colour: 'border' },
      write(number, text, { x: 0, y: y - fontSize * 0.7, width: textX, align: 'end', colour: 'text-muted', most: 1 }),
    ]),
    ...picture.rectangles.map(({ key: _, tone, ...place }): Drawing => ({ kind: 'rectangle', ...place, colour: colourOf(tone) })),
    ...picture.labels.map(({ x, text: tick }): Drawing => {
      const place = { x: x - 40, y: picture.bottom + 4, width: 80, colour: 'text-muted', align: 'center', most: 1 } as const;
      return write(tick, text, place);
    }),
  ];
  return { height: words.height + height, drawings: [...words.drawings, ...moved(drawings, 0, words.height)] };
}

function picture(chart: ChartData, sheet: Sheet): Picture {
  switch (chart.kind) {
    case 'share':
      return share(chart, sheet);
    case 'donut':
      return donut(chart, sheet);
    case 'bars':
      return bars(chart, sheet);
    case 'columns':
      return columns(chart, sheet);
  }
}

/** A picture under its title, whole on one page. */
export function chartBlock(chart: ChartData, sheet: Sheet, empty: string): Block {
  const { write, width } = sheet;
  const title = write(chart.title, { size: 11, weight: 600 }, { x: 0, y: 0, width });
  const top = heightOf(title) + 8;
  const nothing = write(empty, { size }, { x: 0, y: 0, width, colour: 'text-muted' });
  const { height, drawings } = chart.isEmpty ? { height: heightOf(nothing), drawings: [nothing] } : picture(chart, sheet);
  return { height: top + height + 20, drawings: [title, ...moved(drawings, 0, top)] };
}
