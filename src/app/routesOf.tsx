import type { ComponentType } from 'react';
import { ResourceContextProvider } from 'react-admin';
import type { LazyPage } from '~/components/page/lazyPage.tsx';
import type { Resource, View } from '~/resources/resource.ts';
import type { PageRoute } from './routes.tsx';

/** The rows of the route table of one resource. */
export function routesOf({ name, options: { access, pages = [] }, ...views }: Resource): PageRoute[] {
  // One component for all addresses of a view: another one would start the page anew when its tabs change.
  const shown = new Map<View, LazyPage>();
  const pageOf = (view: View): LazyPage => {
    const page = shown.get(view) ?? inResource(name, declared(views[view], `${name}.${view}`));
    shown.set(view, page);
    return page;
  };
  return pages.map(({ view, ...page }) => ({ access: access.read, shell: 'full', page: pageOf(view), ...page }));
}

function declared<Part>(part: Part | undefined, name: string): Part {
  if (!part) throw new Error(`A page shows ${name}, which the resource does not declare`);
  return part;
}

function inResource(resource: string, page: LazyPage): LazyPage {
  const Page: ComponentType = page;
  const Shown = () => (
    <ResourceContextProvider value={resource}>
      <Page />
    </ResourceContextProvider>
  );
  return Object.assign(Shown, { preload: page.preload });
}
