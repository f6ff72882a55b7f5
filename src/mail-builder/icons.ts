/** Icons of the toolbar and of the blocks, drawn like those of the panel (Lucide, ISC licence): the builder’s own come from another origin. */
const drawn = {
  blocks: '<path d="M12 5v14M5 12h14"/>',
  styles:
    '<path d="m9.06 11.9 8.07-8.06a2.85 2.85 0 1 1 4.03 4.03l-8.06 8.08"/><path d="M7.07 14.94c-1.66 0-3 1.35-3 3.02 0 1.33-2.5 1.52-2 2.02 1.08 1.1 2.49 2.02 4 2.02 2.2 0 4-1.8 4-4.04a3.01 3.01 0 0 0-3-3.02z"/>',
  settings: '<path d="M20 7h-9M14 17H5"/><circle cx="17" cy="17" r="3"/><circle cx="7" cy="7" r="3"/>',
  undo: '<path d="M9 14 4 9l5-5"/><path d="M4 9h10.5a5.5 5.5 0 0 1 0 11H11"/>',
  redo: '<path d="m15 14 5-5-5-5"/><path d="M20 9H9.5a5.5 5.5 0 0 0 0 11H13"/>',
  outlines:
    '<path d="M5 3a2 2 0 0 0-2 2M19 3a2 2 0 0 1 2 2M21 19a2 2 0 0 1-2 2M5 21a2 2 0 0 1-2-2M9 3h1M9 21h1M14 3h1M14 21h1M3 9v1M21 9v1M3 14v1M21 14v1"/>',
  desktop: '<rect width="20" height="14" x="2" y="3" rx="2"/><path d="M8 21h8M12 17v4"/>',
  mobile: '<rect width="14" height="20" x="5" y="2" rx="2"/><path d="M12 18h.01"/>',
  clear: '<path d="M3 6h18M19 6v14a2 2 0 0 1-2 2H7a2 2 0 0 1-2-2V6M8 6V4a2 2 0 0 1 2-2h4a2 2 0 0 1 2 2v2"/>',
  sect100: '<rect width="18" height="18" x="3" y="3" rx="2"/>',
  sect50: '<rect width="18" height="18" x="3" y="3" rx="2"/><path d="M12 3v18"/>',
  sect30: '<rect width="18" height="18" x="3" y="3" rx="2"/><path d="M9 3v18M15 3v18"/>',
  sect37: '<rect width="18" height="18" x="3" y="3" rx="2"/><path d="M9 3v18"/>',
  button: '<rect width="20" height="12" x="2" y="6" rx="2"/><path d="M7 12h10"/>',
  divider: '<path d="M3 12h18M8 8l4-4 4 4M16 16l-4 4-4-4"/>',
  text: '<path d="M12 4v16M4 7V5a1 1 0 0 1 1-1h14a1 1 0 0 1 1 1v2M9 20h6"/>',
  image:
    '<rect width="18" height="18" x="3" y="3" rx="2"/><circle cx="9" cy="9" r="2"/><path d="m21 15-3.086-3.086a2 2 0 0 0-2.828 0L6 21"/>',
  quote: '<path d="M17 5H3M21 12H8M21 19H8M3 12v7"/>',
  link: '<path d="M10 13a5 5 0 0 0 7.54.54l3-3a5 5 0 0 0-7.07-7.07l-1.72 1.71"/><path d="M14 11a5 5 0 0 0-7.54-.54l-3 3a5 5 0 0 0 7.07 7.07l1.71-1.71"/>',
} as const;
export type IconName = keyof typeof drawn;

/** The builder fills what has no style of its own. */
export const icon = (name: IconName, size = 18): string =>
  `<svg viewBox="0 0 24 24" width="${size}" height="${size}" style="fill:none;width:${size}px" stroke="currentColor" stroke-width="1.75" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true">${drawn[name]}</svg>`;
