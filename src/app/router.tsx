import { useEffect } from 'react';
import { createBrowserRouter, generatePath, Navigate, type RouteObject, useLocation, useParams, useRouteError } from 'react-router';
import { SomethingWrong } from '~/components/feedback/ErrorBoundary.tsx';
import { reportError } from '~/errors/errorReports.ts';
import { Frame } from './Frame.tsx';
import { Guard } from './Guard.tsx';
import { PanelRoot } from './PanelRoot.tsx';
import { type Redirect, redirects, routes } from './routes.tsx';

/** Shown when the frame of the panel itself fails. */
function RouteFailure() {
  const error = useRouteError();
  useEffect(() => reportError(error), [error]);
  return <SomethingWrong />;
}

/** Redirects with the parameters of the path: `/user_profile/7` goes to `/user_profile/7/edit`. */
function Forward({ to, keepsSearch }: Pick<Redirect, 'to' | 'keepsSearch'>) {
  const params = useParams();
  const { search } = useLocation();
  return <Navigate to={`${generatePath(to, params)}${keepsSearch ? search : ''}`} replace />;
}

const routeObjects: RouteObject[] = [
  {
    element: <PanelRoot />,
    errorElement: <RouteFailure />,
    children: [
      {
        element: <Frame />,
        children: routes.map((route) => ({
          path: route.path,
          handle: route,
          element: <Guard route={route} />,
        })),
      },
      ...redirects.map(({ path, ...redirect }) => ({ path, element: <Forward {...redirect} /> })),
    ],
  },
];

export const createPanelRouter = () => createBrowserRouter(routeObjects);
