import { JSDOM } from 'jsdom';
import type { Page } from '../../../server/landing/page.ts';
import { pages } from '../../../server/modules/pages.ts';

const patternOf = (path: string) => new RegExp(`^${path.replace(/:\w+/g, '[^/]+')}$`);
const below = ({ path }: Page, names: object = {}) => Object.keys(names).map((name) => patternOf(`${path}/${name}`));
const patterns = {
  sent: pages.flatMap((page) => below(page, page.actions)),
  read: pages.flatMap((page) => [patternOf(page.path), ...below(page, page.files)]),
};

/** Addresses in a page of learners that none declares: of a form without an action, of a link or a frame without a page or a file. */
export function deadAddresses(html: string): string[] {
  const shown = JSDOM.fragment(html);
  const found = (selector: string, name: string) =>
    [...shown.querySelectorAll(selector)].map((element) => element.getAttribute(name)?.split(/[?#]/)[0] ?? '');
  const none = (kind: keyof typeof patterns) => (address: string) => !patterns[kind].some((pattern) => pattern.test(address));
  return [
    ...[...found('form[method=post]', 'action'), ...found('[formaction]', 'formaction')].filter(none('sent')),
    ...[...found('a[href^="/learn"]', 'href'), ...found('iframe[src^="/learn"]', 'src')].filter(none('read')),
  ];
}
