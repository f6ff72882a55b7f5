import { type ComponentType, type LazyExoticComponent, lazy, useState } from 'react';
import type { LocaleStage } from '#locales/areas.ts';
import { addStage } from '~/i18n/i18n.ts';
import { fetchedCode } from '~/browser/reloadOnce.ts';

/** A page whose code comes when it is needed; `preload` fetches it ahead of time. */
export type LazyPage = ComponentType & { preload: () => Promise<unknown> };

/** The loader of a page whose texts are not those of the whole panel and come with its code. */
export const withTexts =
  <Code,>(stage: LocaleStage, load: () => Promise<Code>) =>
  async (): Promise<Code> => {
    const [code] = await Promise.all([load(), addStage(stage)]);
    return code;
  };

/**
 * Makes a page of the code that `load` brings. Once the code is there, the page is drawn at once: React's own lazy component
 * would show the waiting screen for a moment even then, and keep it for a third of a second.
 */
export function lazyPage(load: () => Promise<ComponentType>): LazyPage {
  let loaded: ComponentType | undefined;
  const preload = async () => {
    loaded = await fetchedCode(load());
    return { default: loaded };
  };
  const Waiting: LazyExoticComponent<ComponentType> = lazy(preload);

  function Page() {
    // Fixed at the first render, so that the page never starts anew.
    const [{ Shown }] = useState(() => ({ Shown: loaded ?? Waiting }));
    return <Shown />;
  }
  return Object.assign(Page, { preload });
}
