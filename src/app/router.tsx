import { createBrowserRouter, generatePath, Navigate, type RouteObject, useParams } from 'react-router';
import { Frame } from './Frame.tsx';
import { Guard } from './Guard.tsx';
import { PanelRoot } from './PanelRoot.tsx';
import { RouteFailure } from './RouteFailure.tsx';
import { type Redirect, redirects, routes } from './routes.tsx';

/** Keeps the parameters of the address: `/user_profile/7` goes to `/user_profile/7/edit`. */
function Forward({ to }: Pick<Redirect, 'to'>) {
  const params = useParams();
  return <Navigate to={generatePath(to, params)} replace />;
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
      ...redirects.map(({ path, to }) => ({ path, element: <Forward to={to} /> })),
    ],
  },
];

export const createPanelRouter = () => createBrowserRouter(routeObjects);
