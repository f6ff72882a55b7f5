import { QueryClient } from '@tanstack/react-query';
import { CoreAdminContext, localStorageStore, ResourceDefinitionContextProvider } from 'ra-core';
import { type ReactNode, useEffect, useState } from 'react';
import { authProvider } from '~/authProvider/authProvider.ts';
import { createDataProvider } from '~/dataProvider/dataProvider.ts';
import { HeedError } from '~/session/heedError.ts';
import { i18nProvider } from '~/session/i18n.ts';
import { adapters, definitions, plain } from './resources.ts';

const dataProvider = createDataProvider(adapters, plain);
export const store = localStorageStore(undefined, 'heed');

/** Without a connection a call fails and says so. It would wait in silence otherwise, and a change be made unasked once there is one. */
const anyNetwork = { networkMode: 'always' } as const;

const makeClient = () =>
  new QueryClient({
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

/** react-admin's contexts over our providers, with a cache that lives as long as this company is in scope. */
export function PanelProviders({ children }: { children: ReactNode }) {
  const [client] = useState(makeClient);
  useEffect(() => () => client.clear(), [client]);
  return (
    <CoreAdminContext
      authProvider={authProvider}
      dataProvider={dataProvider}
      i18nProvider={i18nProvider()}
      store={store}
      queryClient={client}
    >
      <ResourceDefinitionContextProvider definitions={definitions}>{children}</ResourceDefinitionContextProvider>
    </CoreAdminContext>
  );
}
