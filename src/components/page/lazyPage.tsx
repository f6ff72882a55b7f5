import { type ComponentType, createElement, lazy, useState } from 'react';
import type { LocaleStage } from '#locales/areas.ts';
import { addStage } from '~/i18n/i18n.ts';
import { fetchedCode } from '~/browser/reloadOnce.ts';

/** A lazily loaded page; `preload` loads it ahead of time. */
export type LazyPage<Props extends object = object> = ComponentType<Props> & { preload: () => Promise<unknown> };

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
export function lazyPage<Props extends object = object>(load: () => Promise<ComponentType<Props>>): LazyPage<Props> {
  let loaded: ComponentType<Props> | undefined;
  const preload = async () => {
    loaded = await fetchedCode(load());
    return { default: loaded };
  };
  const Waiting: ComponentType<Props> = lazy(preload);

  function Page(props: Props) {
    // Fixed at the first render, so that the page never remounts.
    const [{ Shown }] = useState(() => ({ Shown: loaded ?? Waiting }));
    return createElement(Shown, props);
  }
  return Object.assign(Page, { preload });
}
