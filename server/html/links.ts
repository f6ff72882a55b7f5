import { linkStyle } from '#contract/messageTemplates/messageLook';

/** In clean HTML, every value of an attribute stands in double quotes, and contains none. */
export const attributes = /(?:\s+[\w-]+="[^"]*")*\s*/.source;
const opening = new RegExp(`<a(${attributes})>`, 'g');
const whole = new RegExp(`<a(${attributes})>([\\s\\S]*?)</a>`, 'g');
export const valueOf = (name: string, of: string): string | undefined => new RegExp(`\\s${name}="([^"]*)"`).exec(of)?.[1];

/** Clean HTML whose links lead nowhere: their address becomes the hint of the mouse. */
export const withDeadLinks = (html: string): string =>
  html.replace(opening, (link, listed: string) => {
    const href = valueOf('href', listed);
    if (href === undefined) return link;
    const style = valueOf('style', listed);
    const others = listed.replace(/\s(?:href|title|style)="[^"]*"/g, '');
    return `<a${others} title="${href}" style="${[linkStyle, style].filter(Boolean).join(';')}">`;
  });

/** Clean HTML whose links lead to this address, and whose own is nowhere any more. */
export const withLinksTo = (html: string, address: string): string =>
  html.replace(opening, (link, listed: string) =>
    valueOf('href', listed) === undefined ? link : `<a href="${address}"${listed.replace(/\s(?:href|title)="[^"]*"/g, '')}>`,
  );

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: ' ' };
export const decoded = (html: string): string =>
  html.replace(/&(amp|lt|gt|quot|nbsp);/g, (_, name: string) => entities[name] ?? '');

interface Link {
  /** Its visible text; empty for a picture. */
  text: string;
  address: string;
}

/** The links of clean HTML, in their order. */
export const linksOf = (html: string): Link[] =>
  [...html.matchAll(whole)].flatMap(([, listed = '', content = '']) => {
    const href = valueOf('href', listed);
    const text = decoded(content.replace(/<[^>]*>/g, ' '))
      .replace(/\s+/g, ' ')
      .trim();
    return href === undefined ? [] : [{ text, address: decoded(href) }];
  });
