import { pathToFileURL } from 'node:url';
import { at } from '../lib/exec.mjs';

export const width = 640;
export const height = 360;

const known = new Map();

/** Loads the icons of scenes. Call it before the first frame. */
export const loadIcons = (scenes) => loadNamed(scenes.flatMap(({ steps }) => steps.flatMap(([main, others]) => [main, ...others])));

/** Loads icons by their names from the package that the panel uses. */
export async function loadNamed(names) {
  for (const name of new Set(names)) {
    const { __iconData } = await import(
      pathToFileURL(at('node_modules', 'lucide-react', 'dist', 'esm', 'icons', `${name}.mjs`)).href
    );
    if (!__iconData) throw new Error(`${name} is only another name of an icon`);
    known.set(name, __iconData.node.map(shape).join(''));
  }
}

const shape = ([tag, { key: _key, ...attributes }]) =>
  `<${tag} ${Object.entries(attributes)
    .map(([name, value]) => `${name}="${value}"`)
    .join(' ')}/>`;

export function icon(name, { x, y, size, opacity = 1, stroke = '#fff', weight = 1.6, turn = 0 }) {
  const scale = size / 24;
  return `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${scale}) translate(-12 -12)" opacity="${opacity}" fill="none" stroke="${stroke}" stroke-width="${weight}" stroke-linecap="round" stroke-linejoin="round">${known.get(name)}</g>`;
}

const ease = (x) => 1 - (1 - Math.min(Math.max(x, 0), 1)) ** 3;
const fixed = (markup) => markup.replace(/-?\d+\.\d{3,}/g, (number) => Number(number).toFixed(2));

/** One step's picture at `u` (0 to 1 of the step): appears, floats, disappears. */
function picture([main, others], u, shift) {
  const come = ease(u / 0.22);
  const go = ease((u - 0.9) / 0.1);
  const opacity = come * (1 - go);
  const x = width / 2 + (1 - come) * 90 - go * 60;
  const around = others.map((name, i) => {
    const angle = (i / others.length) * 2 * Math.PI + u * 0.9 + shift;
    const there = ease((u - 0.12 - i * 0.08) / 0.25) * (1 - go);
    return icon(name, {
      x: width / 2 + Math.cos(angle) * 196,
      y: height / 2 - 12 + Math.sin(angle) * 96,
      size: 40,
      opacity: there * 0.55,
      turn: Math.sin(angle * 2) * 8,
    });
  });
  const size = 132 * (0.7 + 0.3 * come);
  return `${around.join('')}<g opacity="${opacity}"><circle cx="${x}" cy="${height / 2 - 12}" r="${size * 0.72}" fill="#fff" fill-opacity=".12"/><circle cx="${x}" cy="${height / 2 - 12}" r="${size * 0.6}" fill="#fff" fill-opacity=".12"/>${icon(main, { x, y: height / 2 - 12, size: size * 0.66, weight: 1.5 })}</g>`;
}

/** One frame of a clip at `t` (0 to 1) as an SVG document. */
export function frame({ hue, steps }, t) {
  const at = Math.min(Math.floor(t * steps.length), steps.length - 1);
  const u = t * steps.length - at;
  const bars = steps.map((_step, i) => {
    const full = i < at ? 1 : i === at ? u : 0;
    const x = width / 2 - 78 + i * 54;
    return `<rect x="${x}" y="326" width="48" height="5" rx="2.5" fill="#fff" fill-opacity=".25"/><rect x="${x}" y="326" width="${48 * full}" height="5" rx="2.5" fill="#fff" fill-opacity=".9"/>`;
  });
  return sheet(hue, t, `${picture(steps[at], u, at)}${bars.join('')}`);
}

/** A cover: the picture of one step, fully visible, without the bars of a clip. */
export const cover = ({ hue, steps: [step] }) => sheet(hue, 0.5, picture(step, 0.5, 0));

export function sheet(hue, t, content) {
  const light = `<circle cx="${120 + t * 60}" cy="60" r="170" fill="#fff" fill-opacity=".05"/><circle cx="${560 - t * 60}" cy="330" r="200" fill="#000" fill-opacity=".08"/>`;
  return fixed(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"><defs><linearGradient id="g" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="hsl(${hue} 62% 34%)"/><stop offset="1" stop-color="hsl(${hue + 24} 66% 20%)"/></linearGradient></defs><rect width="${width}" height="${height}" fill="url(#g)"/>${light}${content}</svg>`,
  );
}
