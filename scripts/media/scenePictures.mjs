import { icon, sheet } from './draw.mjs';
import { bar, box, dark, raised, words } from './gameParts.mjs';

const skin = ['#e8b48f', '#b97a56', '#f0c9a8', '#8a5a3c'];
const shade = { start: 'M-34 -6a34 40 0 0 0 34 42V-42a34 40 0 0 0-34 36z', end: 'M34 -6a34 40 0 0 1-34 42V-42a34 40 0 0 1 34 36z' };

/**
 * A drawn face around 0,0. `eyes` open or closed; `mouth` how far it is open, 0 to 1; `lit` from which side; `melts`: a hand before the cheek,
 * whose edge runs into it.
 */
function face({ tone = 0, hair = '#2b2b33', coat = '#3d5a80', eyes = 'open', mouth = 0.3, lit, melts = false }) {
  const colour = skin[tone];
  const eye = (x) =>
    eyes === 'open'
      ? `<ellipse cx="${x}" cy="-6" rx="6.5" ry="5" fill="#fff"/><circle cx="${x}" cy="-6" r="3" fill="#1d2733"/>`
      : `<path d="M${x - 6} -5q6 4 12 0" fill="none" stroke="#5a3a28" stroke-width="2.4" stroke-linecap="round"/>`;
  const hand = melts
    ? `<g transform="translate(27 14) rotate(-18)"><path d="M-9 34V2q0-5 4-5t4 5v-12q0-5 4-5t4 5v12v-9q0-5 4-5t4 5v14l2 22z" fill="${colour}"/></g><path d="M12 8q9 3 10 12t10 11l6-8q-3-18-13-22z" fill="${colour}" opacity=".8"/><path d="M14 2q10 6 8 16M20 -2q12 8 9 22M11 12q8 4 7 14" fill="none" stroke="${colour}" stroke-width="5" opacity=".75"/><path d="M16 6q9 5 8 15" fill="none" stroke="#fff" stroke-width="1.6" stroke-dasharray="3 4" opacity=".9"/>`
    : '';
  return (
    `<path d="M-62 96q0-52 62-52t62 52z" fill="${coat}"/><path d="M-14 30h28v22q-14 12-28 0z" fill="${colour}"/>` +
    `<ellipse cx="0" cy="-4" rx="34" ry="40" fill="${colour}"/>` +
    (lit ? `<path d="${shade[lit === 'start' ? 'end' : 'start']}" fill="#000" opacity=".2"/>` : '') +
    `<path d="M-36 -8q-4-42 36-44q40 2 36 44q-6-20-18-24q-26 6-40-2q-10 8-14 26z" fill="${hair}"/>` +
    eye(-13) +
    eye(13) +
    `<path d="M0 -2l-4 12h7" fill="none" stroke="#000" stroke-opacity=".3" stroke-width="2"/>` +
    `<ellipse cx="0" cy="22" rx="${10 - mouth * 2}" ry="${1.6 + mouth * 7}" fill="#7a2f35"/>` +
    hand
  );
}

/** Three moments of a film side by side, each with its time. */
function film(hue, moments, { wall = '#dfe6ee', below = '' } = {}) {
  const frames = moments.map(({ at, behind = '', soft = false, ...look }, i) => {
    const x = 22 + i * 202;
    const clip = `<clipPath id="c${i}"><rect x="${x}" y="46" width="192" height="216" rx="12"/></clipPath>`;
    const inside = `<rect x="${x}" y="46" width="192" height="216" fill="${wall}"/><g transform="translate(${x} 46)">${behind}</g><g transform="translate(${x + 96} 154) scale(1.22)"${soft ? ' filter="url(#soft)" opacity=".85"' : ''}>${face(look)}</g>`;
    return `${clip}<g clip-path="url(#c${i})">${inside}</g>${box(x + 10, 228, 62, 26, { r: 13, fill: '#000', opacity: 0.6 })}${words(x + 41, 247, at, { size: 17, weight: 600, fill: '#fff', anchor: 'middle' })}`;
  });
  const blur = '<filter id="soft"><feGaussianBlur stdDeviation="2.4"/></filter>';
  return sheet(hue, 0.5, `${blur}${frames.join('')}${below}`);
}

const talk = (said) =>
  Array.from(
    { length: 3 },
    (_, i) => bar(58 + i * 202, 284, said[i], '#ffffff', 9) + bar(58 + i * 202, 304, said[i] * 0.6, '#ffffff', 9),
  ).join('');
const lamp = (x) =>
  `<circle cx="${x}" cy="40" r="26" fill="#ffd97a"/><circle cx="${x}" cy="40" r="56" fill="#ffd97a" opacity=".3"/>`;
const shelf = `<rect x="0" y="30" width="192" height="6" fill="#b7c2ce"/>${[10, 26, 42, 130, 148, 166].map((x, i) => `<rect x="${x}" y="${6 + (i % 3) * 4}" width="12" height="${24 - (i % 3) * 4}" fill="${['#8fa7c2', '#c29a8f', '#8fc2a3'][i % 3]}"/>`).join('')}`;

/** The wave of a voice: heights of its bars. */
const wave = (heights, fill) =>
  heights.map((h, i) => `<rect x="${118 + i * 12}" y="${190 - h / 2}" width="6" height="${h}" rx="3" fill="${fill}"/>`).join('');

/** The scenes of Fake Or Real, by the names that server/catalogue/games uses. */
export const scenes = () => ({
  director: film(
    284,
    [
      { at: '0:02', tone: 2, mouth: 0.1, coat: '#34344a' },
      { at: '0:07', tone: 2, mouth: 0.1, coat: '#34344a' },
      { at: '0:13', tone: 2, mouth: 0.12, coat: '#34344a' },
    ],
    { below: talk([120, 132, 110]) },
  ),
  product: film(
    150,
    [
      { at: '0:04', tone: 1, mouth: 0.7, coat: '#2f6b57', hair: '#151518', behind: shelf },
      { at: '0:09', tone: 1, mouth: 0.2, eyes: 'closed', coat: '#2f6b57', hair: '#151518', behind: shelf },
      { at: '0:15', tone: 1, mouth: 0.5, coat: '#2f6b57', hair: '#151518', behind: shelf },
    ],
    {
      below: box(204, 282, 232, 40, { r: 20 }) + words(320, 308, 'brightline.example', { size: 19, weight: 600, anchor: 'middle' }),
    },
  ),
  voice: sheet(
    24,
    0.4,
    raised(70, 60, 500, 240, { r: 24 }) +
      `<circle cx="118" cy="112" r="30" fill="#fbe3cf"/>` +
      dark('user', 118, 112, 34, '#a5541c') +
      words(164, 106, 'Noa', { size: 23, weight: 650 }) +
      words(164, 134, '+44 7700 900457', { size: 19, fill: '#5b6875' }) +
      wave(
        Array.from({ length: 33 }, (_, i) => 18 + ((i * 7) % 5) * 12),
        '#c9681f',
      ) +
      `<circle cx="118" cy="252" r="24" fill="#c9681f"/>` +
      icon('play', { x: 119, y: 252, size: 24 }) +
      bar(160, 248, 330, '#eadfd5') +
      words(536, 258, '0:21', { size: 18, anchor: 'end', fill: '#5b6875' }),
  ),
  applicant: film(215, [
    { at: '3:10', tone: 0, mouth: 0.5, coat: '#50607a', hair: '#5b3a21' },
    { at: '3:12', tone: 0, mouth: 0.4, coat: '#50607a', hair: '#5b3a21', melts: true },
    { at: '3:14', tone: 0, mouth: 0.2, coat: '#50607a', hair: '#5b3a21', eyes: 'closed' },
  ]),
  callback: sheet(
    160,
    0.5,
    raised(60, 70, 240, 220, { r: 22 }) +
      raised(340, 70, 240, 220, { r: 22 }) +
      `<circle cx="180" cy="140" r="42" fill="#fbdcdc"/>` +
      dark('phone-off', 180, 140, 44, '#b23434') +
      words(180, 224, '+44 7700 900233', { size: 20, weight: 600, anchor: 'middle' }) +
      bar(130, 244, 100) +
      `<circle cx="460" cy="140" r="42" fill="#d8f2e4"/>` +
      dark('phone', 460, 140, 44, '#1c8a62') +
      words(460, 224, 'ext. 4117', { size: 22, weight: 650, anchor: 'middle' }) +
      dark('circle-check', 460, 258, 30, '#1c8a62') +
      `<path d="M308 180h22m-9-9l9 9-9 9" fill="none" stroke="#fff" stroke-width="5" stroke-linecap="round" stroke-linejoin="round"/>`,
  ),
  helpdesk: film(
    340,
    [
      { at: '0:05', tone: 3, mouth: 0.6, hair: '#191413', coat: '#7a3b52', lit: 'start', behind: lamp(168) },
      { at: '0:08', tone: 3, mouth: 0.3, hair: '#191413', coat: '#7a3b52', lit: 'start', behind: lamp(168) },
      { at: '0:12', tone: 3, mouth: 0.5, hair: '#191413', coat: '#7a3b52', lit: 'start', behind: lamp(168) },
    ],
    { wall: '#cdbfc6', below: [0, 1, 2, 3, 4, 5].map((i) => box(212 + i * 37, 280, 30, 42, { r: 7 })).join('') },
  ),
  townhall: film(
    45,
    [
      { at: '12:01', tone: 1, mouth: 0.8, hair: '#77716b', coat: '#31445c', eyes: 'closed' },
      { at: '12:04', tone: 1, mouth: 0.8, hair: '#77716b', coat: '#31445c', eyes: 'closed', soft: true },
      { at: '12:09', tone: 1, mouth: 0.2, hair: '#77716b', coat: '#31445c' },
    ],
    {
      below:
        dark('wifi', 200, 302, 30, '#fff') +
        dark('calendar', 254, 302, 30, '#fff') +
        words(284, 309, 'intranet.lumora.example', { size: 19, weight: 600, fill: '#fff' }),
    },
  ),
});
