import { useEffect } from 'react';
import { useRouteError } from 'react-router';
import { SomethingWrong } from '~/components/feedback/ErrorBoundary.tsx';
import { reportError } from '~/session/errorReports.ts';

/** What the router shows when even the frame of the panel failed. */
export function RouteFailure() {
  const error = useRouteError();
  useEffect(() => reportError(error), [error]);
  return <SomethingWrong />;
}
