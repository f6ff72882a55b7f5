import { localStorageStore, type Store } from 'react-admin';

const stored = localStorageStore(undefined, 'heed');

/**
 * react-admin's store of preferences. It keeps the parameters of a list even when told not to, and draws the list again
 * whenever they change; ours live in the address, so they are not stored.
 */
export const panelStore: Store = {
  ...stored,
  setItem: (key, value) => {
    if (!key.endsWith('.listParams')) stored.setItem(key, value);
  },
};
