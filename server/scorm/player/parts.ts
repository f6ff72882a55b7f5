/** Helpers that every part of the player uses. */
import { course } from './course.ts';

const { texts, language } = course;
const number = new Intl.NumberFormat(language);
const percentFormat = new Intl.NumberFormat(language, { style: 'percent' });

type Key = keyof typeof import('#locales/en/scorm.json');

/** A text of the player with its placeholders filled: `say('progress', { done: 1, total: 4 })`. */
export function say(key: Key, values: Record<string, number | string> = {}): string {
  return String(texts[key]).replace(/\{\{(\w+)\}\}/g, (_, name: string) => {
    const value = values[name];
    return typeof value === 'number' ? number.format(value) : String(value);
  });
}
export const percent = (share: number): string => percentFormat.format(Math.round(share * 100) / 100);

type Listener = (event: Event) => void;
type Properties = Record<string, Listener | string | boolean | null | undefined>;
export type Content = Node | string | false | null | undefined;

/** Creates an element with attributes, listeners (`onclick`) and content; null and false are left out. */
export function make<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  properties: Properties = {},
  ...content: Content[]
): HTMLElementTagNameMap[Name] {
  const element = document.createElement(name);
  for (const [key, value] of Object.entries(properties)) {
    if (value === undefined || value === null || value === false) continue;
    if (typeof value === 'function') element.addEventListener(key.slice('on'.length), value);
    else element.setAttribute(key, value === true ? '' : value);
  }
  element.append(...content.filter((part) => part !== null && part !== undefined && part !== false));
  return element;
}

/** Text written by people, isolated because its direction may differ. */
export const written = (text: string): HTMLElement => make('bdi', {}, text);

const paths = {
  check: 'M4 10.5l4 4 8-9',
  play: 'M7 4.5v11l9-5.5z',
  cross: 'M5 5l10 10M15 5L5 15',
  flag: 'M5 17.5V3.5M5 4h9l-2 3.5L14 11H5',
  quiz: 'M4 5.5l1.5 1.5L8 4.5M4 12.5l1.5 1.5L8 11.5M11 6h6M11 13h6',
  sheet: 'M6 2.5h6l4 4v11H6zM12 2.5v4h4M8.5 11h5M8.5 14h5',
};
export type Icon = keyof typeof paths;

export function icon(name: Icon): SVGElement {
  const space = 'http://www.w3.org/2000/svg';
  const picture = document.createElementNS(space, 'svg');
  const path = document.createElementNS(space, 'path');
  for (const [key, value] of Object.entries({ viewBox: '0 0 20 20', class: 'icon', 'aria-hidden': 'true' }))
    picture.setAttribute(key, value);
  path.setAttribute('d', paths[name]);
  picture.append(path);
  return picture;
}

export const button = (label: string, onclick: Listener, kind = 'plain'): HTMLButtonElement =>
  make('button', { type: 'button', class: `button ${kind}`, onclick }, label);
