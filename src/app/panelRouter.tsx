import { useCallback, useLayoutEffect, useRef } from 'react';
import type { RouterLocation, RouterNavigateFunction, RouterProvider } from 'react-admin';
import {
  Link,
  matchPath,
  Navigate,
  Outlet,
  Route,
  Routes,
  useBlocker,
  useInRouterContext,
  useLocation,
  useMatch,
  useNavigate,
  useParams,
} from 'react-router';
import { addressesOf } from './resources.ts';

type To = string | Partial<RouterLocation>;

const canonical = /^\/([\w-]+)(?:\/(create|[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12})(?:\/show)?)?$/;

/**
 * Converts a path of react-admin's own, such as `/departments/<id>`, to the URL that its resource declares. Other paths stay
 * unchanged, also similar ones: ids are UUIDs.
 */
function panelPath(path: string): string {
  const [, name = '', place] = canonical.exec(path) ?? [];
  const addresses = addressesOf(name);
  if (!addresses) return path;
  const address = place === undefined ? addresses.list : place === 'create' ? addresses.create : addresses.edit?.(place);
  return address ?? path;
}

function panelTo(to: To): To {
  if (typeof to === 'string') return panelPath(to);
  const { pathname } = to;
  return pathname && panelPath(pathname) !== pathname ? panelPath(pathname) : to;
}

/** Stable, unlike react-router's own: react-admin's hooks list it in their dependencies. */
function usePanelNavigate(): RouterNavigateFunction {
  const navigate = useNavigate();
  const latest = useRef(navigate);
  useLayoutEffect(() => {
    latest.current = navigate;
  });
  return useCallback((to, options) => {
    if (typeof to === 'number') void latest.current(to);
    else void latest.current(panelTo(to), options);
  }, []);
}

/**
 * The router for react-admin's hooks and links: ours, with the URLs of the route table instead of react-admin's paths.
 * react-admin's default router is not used, because it brings a second copy of react-router into the tests. Paths from
 * `useCreatePath` are react-admin's: use them with its `LinkBase`, `useRedirect` or `useNavigate`, never with react-router's
 * `Link`.
 */
export const panelRouter: RouterProvider = {
  useLocation,
  useNavigate: usePanelNavigate,
  useParams: useParams as RouterProvider['useParams'],
  useBlocker: useBlocker as RouterProvider['useBlocker'],
  useMatch,
  useInRouterContext,
  useCanBlock: () => true,
  Link: ({ to, ...props }) => <Link to={panelTo(to)} {...props} />,
  Navigate: ({ to, ...props }) => <Navigate to={panelTo(to)} {...props} />,
  Route: Route as RouterProvider['Route'],
  Routes,
  Outlet,
  matchPath: matchPath as RouterProvider['matchPath'],
  RouterWrapper: ({ children }) => children,
};
