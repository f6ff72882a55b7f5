import { QueryClient } from '@tanstack/react-query';
import { CoreAdminContext, ResourceDefinitionContextProvider } from 'react-admin';
import { type ReactNode, useEffect, useState } from 'react';
import type { Subject } from '#contract/access';
import { createAuthProvider } from '~/authProvider/authProvider.ts';
import { createDataProvider } from '~/dataProvider/dataProvider.ts';
import { HeedError } from '~/session/heedError.ts';
import { i18nProvider } from '~/session/i18n.ts';
import { useMaybeSession } from '~/session/useSession.ts';
import { panelRouter } from './panelRouter.tsx';
import { panelStore } from './panelStore.ts';
import { answerAccess, canAccess } from './resourceAccess.ts';
import { adapters, definitions } from './resources.ts';

const dataProvider = createDataProvider(adapters);
const authProvider = createAuthProvider(canAccess);

/** Without a connection a call fails and says so. It would wait in silence otherwise, and a change be made unasked once there is one. */
const anyNetwork = { networkMode: 'always' } as const;

function makeClient(subject: Subject | undefined): QueryClient {
  const client = new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 10_000,
        refetchOnWindowFocus: false,
        ...anyNetwork,
        refetchOnReconnect: true,
        // A refusal stays a refusal; only a lost connection is worth another try.
        retry: (failures, error) => error instanceof HeedError && error.status === 0 && failures < 2,
      },
      mutations: anyNetwork,
    },
  });
  if (subject) answerAccess(client, subject);
  return client;
}

/** react-admin's contexts over our providers, with a cache that lives as long as this company is in scope. */
export function PanelProviders({ children }: { children: ReactNode }) {
  const subject = useMaybeSession()?.subject;
  const [client] = useState(() => makeClient(subject));
  // The plan may change while the company stays.
  useEffect(() => {
    if (subject) answerAccess(client, subject);
  }, [client, subject]);
  useEffect(() => () => client.clear(), [client]);
  return (
    <CoreAdminContext
      authProvider={authProvider}
      dataProvider={dataProvider}
      i18nProvider={i18nProvider()}
      store={panelStore}
      queryClient={client}
      routerProvider={panelRouter}
    >
      <ResourceDefinitionContextProvider definitions={definitions}>{children}</ResourceDefinitionContextProvider>
    </CoreAdminContext>
  );
}
