import { icon, sheet } from './draw.mjs';
import { bar, box, dark, ink, quiet, raised, words } from './gameParts.mjs';

/** A mail: who sent it, its lines as bars, and what it carries. */
function mail(hue, { from, address, link, file, lines = [420, 380, 300], mark = 'mail' }) {
  const body = lines.map((width, i) => bar(94, 164 + i * 24, width)).join('');
  const below = 164 + lines.length * 24 + 10;
  return sheet(
    hue,
    0.4,
    raised(60, 34, 520, 292) +
      `<circle cx="112" cy="92" r="30" fill="hsl(${hue} 60% 92%)"/>` +
      dark(mark, 112, 92, 30, `hsl(${hue} 55% 35%)`) +
      words(158, 84, from, { size: 22, weight: 650 }) +
      words(158, 114, address, { size: 19, fill: quiet }) +
      `<path d="M84 140H556" stroke="#e6eaee" stroke-width="2"/>` +
      body +
      (link
        ? box(94, below, 456, 52, { r: 10, fill: `hsl(${hue} 60% 36%)` }) +
          words(322, below + 33, link, { size: 19, weight: 600, fill: '#fff', anchor: 'middle' })
        : '') +
      (file
        ? box(94, below, 300, 52, { r: 10, fill: '#eef1f4' }) +
          dark('paperclip', 122, below + 26, 22) +
          words(146, below + 33, file, { size: 19, weight: 600 })
        : ''),
  );
}

/** A phone on which somebody writes or calls. */
const phone = (hue, content) =>
  sheet(
    hue,
    0.6,
    raised(186, -24, 268, 460, { r: 34, fill: '#101820' }) + box(198, -14, 244, 440, { r: 24, fill: '#f6f8fa' }) + content,
  );

const bubble = (y, lines, said) =>
  box(214, y, 212, lines.length * 22 + (said ? 56 : 24), { r: 16, fill: '#e3e8ee' }) +
  lines.map((width, i) => bar(232, y + 18 + i * 22, width, '#aeb8c3')).join('') +
  (said ? words(232, y + lines.length * 22 + 40, said, { size: 18, weight: 600, fill: '#1558b0' }) : '');

const caller = (name, number) =>
  words(320, 40, name, { size: 19, weight: 650, anchor: 'middle' }) +
  words(320, 66, number, { size: 18, fill: quiet, anchor: 'middle' }) +
  `<path d="M210 84H430" stroke="#dde3e9" stroke-width="2"/>`;

/** A square of modules that no reader takes for a code. */
const modules = (x, y, side, cells) =>
  Array.from({ length: cells * cells }, (_, i) => [i % cells, Math.floor(i / cells)])
    .filter(([a, b]) => (a * 7 + b * 5 + a * b * 3) % 4 < 2)
    .map(
      ([a, b]) =>
        `<rect x="${x + (a * side) / cells}" y="${y + (b * side) / cells}" width="${side / cells}" height="${side / cells}" fill="${ink}"/>`,
    )
    .join('');
const code = (x, y, side) => {
  const eye = (a, b) =>
    `<rect x="${a}" y="${b}" width="${side * 0.28}" height="${side * 0.28}" fill="#fff"/><rect x="${a + 4}" y="${b + 4}" width="${side * 0.28 - 8}" height="${side * 0.28 - 8}" rx="4" fill="none" stroke="${ink}" stroke-width="7"/>`;
  return modules(x, y, side, 17) + eye(x, y) + eye(x + side * 0.72, y) + eye(x, y + side * 0.72);
};

/** The situations of the phishing game, by the names that server/catalogue/games uses. */
export const phishing = () => ({
  password: mail(350, {
    from: 'Lumora IT',
    address: 'it-desk@accounts-notice.test',
    link: 'accounts-notice.test/keep',
    mark: 'key-round',
  }),
  invoice: mail(24, {
    from: 'Brightline Paper',
    address: 'billing@brightline.example',
    file: 'INV-2048.pdf',
    lines: [420, 440, 240],
    mark: 'receipt',
  }),
  boss: phone(
    284,
    caller('Marta K.', '+44 7700 900142') +
      bubble(104, [150, 176, 90]) +
      bubble(206, [170, 120]) +
      dark('gift', 250, 320, 46, '#8a4fc7') +
      dark('gift', 320, 320, 46, '#8a4fc7') +
      dark('gift', 390, 320, 46, '#8a4fc7'),
  ),
  parcel: phone(
    160,
    caller('+44 7700 900816', 'SMS') + dark('package', 320, 140, 66, '#1c8a62') + bubble(196, [160, 130], 'parcel-fee.test/71'),
  ),
  parking: sheet(
    205,
    0.3,
    raised(196, 24, 248, 360, { r: 22, fill: '#31404f' }) +
      box(216, 44, 208, 84, { r: 10, fill: '#0f1820' }) +
      dark('car', 262, 86, 46, '#7fd1ff') +
      words(352, 98, '02:00', { size: 34, weight: 650, fill: '#7fd1ff', anchor: 'middle' }) +
      box(226, 146, 188, 188, { r: 4, fill: '#d9dee3' }) +
      `<g transform="rotate(-5 320 244)">${box(232, 152, 176, 184, { r: 3 })}${code(250, 166, 140)}${words(320, 328, 'park-pay.test', { size: 17, weight: 600, anchor: 'middle' })}</g>`,
  ),
  prompts: phone(
    242,
    words(320, 52, '02:14', { size: 40, weight: 300, anchor: 'middle' }) +
      [0, 1, 2]
        .map(
          (i) =>
            box(212, 78 + i * 88, 216, 76, { r: 14, fill: '#fff' }) +
            dark('shield-check', 242, 116 + i * 88, 32, '#4452c7') +
            words(268, 112 + i * 88, 'Lumora', { size: 18, weight: 650 }) +
            bar(268, 124 + i * 88, 100) +
            dark('x', 384, 116 + i * 88, 22, '#c23b3b') +
            dark('check', 410, 116 + i * 88, 22, '#1c8a62'),
        )
        .join(''),
  ),
  document: sheet(
    188,
    0.5,
    raised(50, 40, 540, 300) +
      box(50, 40, 540, 54, { r: 14, fill: '#e6eaee' }) +
      box(74, 52, 492, 32, { r: 16 }) +
      dark('lock', 94, 68, 17) +
      words(112, 75, 'lumora.example.files-share.test/login', { size: 18, fill: ink }) +
      dark('file-text', 320, 140, 54, '#0f7f8c') +
      words(320, 196, 'Lumora', { size: 24, weight: 700, anchor: 'middle' }) +
      box(180, 214, 280, 40, { r: 8, fill: '#eef1f4' }) +
      words(200, 242, '••••••••', { size: 22, fill: quiet }) +
      box(180, 266, 280, 42, { r: 8, fill: '#0f7f8c' }) +
      bar(270, 282, 100, '#fff', 10),
  ),
  attachment: mail(12, {
    from: 'Jonas Weil',
    address: 'jonas.weil@post.example',
    file: 'cv-weil.pdf.html',
    lines: [400, 440, 320],
    mark: 'user',
  }),
  support: phone(
    215,
    `<circle cx="320" cy="112" r="54" fill="#dfe7f0"/>` +
      dark('headset', 320, 112, 58, '#3a5f8a') +
      words(320, 202, 'IT Support', { size: 24, weight: 650, anchor: 'middle' }) +
      words(320, 232, '+44 20 7946 0188', { size: 18, fill: quiet, anchor: 'middle' }) +
      `<circle cx="262" cy="296" r="32" fill="#c23b3b"/><circle cx="378" cy="296" r="32" fill="#1c8a62"/>` +
      icon('phone-off', { x: 262, y: 296, size: 28 }) +
      icon('phone', { x: 378, y: 296, size: 28 }),
  ),
  teamday: mail(95, {
    from: 'Lumora People Team',
    address: 'people@lumora.example',
    link: 'intranet.lumora.example/team-day',
    mark: 'calendar',
  }),
});
