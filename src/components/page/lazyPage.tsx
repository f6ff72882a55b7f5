import { type ComponentType, type LazyExoticComponent, lazy, useState } from 'react';
import type { LocaleStage } from '#locales/areas.ts';
import { addStage } from '~/i18n/i18n.ts';
import { fetchedCode } from '~/browser/reloadOnce.ts';

/** A lazily loaded page; `preload` loads it ahead of time. */
export type LazyPage = ComponentType & { preload: () => Promise<unknown> };

/** The loader of a page together with a stage of texts. */
export const withTexts =
  <Code,>(stage: LocaleStage, load: () => Promise<Code>) =>
  async (): Promise<Code> => {
    const [code] = await Promise.all([load(), addStage(stage)]);
    return code;
  };

/**
 * Makes a lazy page of `load`. Once loaded, the page renders at once: React.lazy would still show the fallback for a moment,
 * and keep it for a third of a second.
 */
export function lazyPage(load: () => Promise<ComponentType>): LazyPage {
  let loaded: ComponentType | undefined;
  const preload = async () => {
    loaded = await fetchedCode(load());
    return { default: loaded };
  };
  const Waiting: LazyExoticComponent<ComponentType> = lazy(preload);

  function Page() {
    // Fixed at the first render, so that the page never remounts.
    const [{ Shown }] = useState(() => ({ Shown: loaded ?? Waiting }));
    return <Shown />;
  }
  return Object.assign(Page, { preload });
}
