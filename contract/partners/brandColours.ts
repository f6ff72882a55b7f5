/** The colours of buttons and links on light and on dark pages, made from one that a company chose. All are `#rrggbb`. */
export interface BrandColours {
  accent: string;
  accentHover: string;
  accentSoft: string;
  onAccent: string;
}

type Rgb = readonly [number, number, number];

const white: Rgb = [255, 255, 255];
const black: Rgb = [0, 0, 0];
/** The lightest surface of the light theme and that of cards in the dark one, on which links stand. */
const darkCard: Rgb = [21, 29, 27];

const parse = (colour: string): Rgb => {
  const value = Number.parseInt(colour.slice(1), 16);
  return [value >> 16, (value >> 8) & 255, value & 255];
};
const write = (rgb: Rgb) => `#${rgb.map((part) => Math.round(part).toString(16).padStart(2, '0')).join('')}`;
const mix = (from: Rgb, to: Rgb, share: number): Rgb => [
  from[0] + (to[0] - from[0]) * share,
  from[1] + (to[1] - from[1]) * share,
  from[2] + (to[2] - from[2]) * share,
];

/** Relative luminance, 0 to 1, and the ratio of two: https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio */
function luminance(rgb: Rgb): number {
  const [r, g, b] = rgb.map((part) => {
    const share = Math.round(part) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}
function ratio(one: Rgb, other: Rgb): number {
  const [dark, light] = [luminance(one), luminance(other)].sort((a, b) => a - b) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}
export const contrastOf = (one: string, other: string): number => ratio(parse(one), parse(other));

/** What small text needs (WCAG 2.2, 1.4.3). */
const readable = 4.5;

/** The colour, moved towards black or white in small steps until text in it can be read on every surface of `surfacesOf`. */
function legible(colour: Rgb, towards: Rgb, surfacesOf: (colour: Rgb) => readonly Rgb[]): Rgb {
  for (let share = 0; share < 1; share += 0.02) {
    const moved = mix(colour, towards, share);
    if (surfacesOf(moved).every((surface) => ratio(moved, surface) >= readable)) return moved;
  }
  return towards;
}

const lightSoft = (colour: Rgb) => mix(colour, white, 0.9);
const darkSoft = (colour: Rgb) => mix(darkCard, colour, 0.16);

/** Keeps the contrast: a colour that is too light is darkened for light pages, one that is too dark is lightened for dark pages. */
export function brandColours(chosen: string): { light: BrandColours; dark: BrandColours } {
  const colour = parse(chosen);
  const light = legible(colour, black, (moved) => [white, lightSoft(moved)]);
  const dark = legible(colour, white, (moved) => [darkCard, darkSoft(moved)]);
  return {
    light: {
      accent: write(light),
      accentHover: write(mix(light, black, 0.18)),
      accentSoft: write(lightSoft(light)),
      onAccent: write(white),
    },
    dark: {
      accent: write(dark),
      accentHover: write(mix(dark, white, 0.25)),
      accentSoft: write(darkSoft(dark)),
      onAccent: write(mix(dark, black, 0.86)),
    },
  };
}
