import { useQueryClient } from '@tanstack/react-query';
import { useCreate, useDelete, useUpdate } from 'react-admin';
import type { SavedFilter } from '#contract/company/savedFilters';

const resource = 'saved-filters';
const awaited = { returnPromise: true } as const;

/** Saves, changes and deletes the saved filters of a list; the menu reads them again afterwards. */
export function useSavedQueries(list: string) {
  const client = useQueryClient();
  const [create] = useCreate<SavedFilter>();
  const [change] = useUpdate<SavedFilter>();
  const [remove] = useDelete<SavedFilter>();
  const readAgain = () => client.invalidateQueries({ queryKey: [resource] });
  return {
    save: async (name: string, filter: string) => {
      await create(resource, { data: { list, name, filter } }, awaited);
      await readAgain();
    },
    update: async (saved: SavedFilter, data: Partial<Pick<SavedFilter, 'name' | 'filter'>>) => {
      await change(resource, { id: saved.id, data, previousData: saved }, awaited);
      await readAgain();
    },
    remove: async (saved: SavedFilter) => {
      await remove(resource, { id: saved.id, previousData: saved }, awaited);
      await readAgain();
    },
  };
}
