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
 * Translates a path of react-admin's own, such as `/departments/<id>`, to the address that its resource declares.
 * Any other path stays as it is, also one that only looks similar: ids are UUIDs.
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
 * The router that react-admin's hooks and links see: ours, with the addresses of the route table in place of its own paths.
 * Nothing of react-admin's default is used, because that brings a second copy of react-router into the tests.
 * A path made by `useCreatePath` is react-admin's: give it to its `LinkBase`, `useRedirect` or `useNavigate`, never to react-router's `Link`.
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
