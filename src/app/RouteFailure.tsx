import { SomethingWrong } from '~/components/feedback/ErrorBoundary.tsx';

/** What the router shows when even the frame of the panel failed. */
export const RouteFailure = () => <SomethingWrong />;
