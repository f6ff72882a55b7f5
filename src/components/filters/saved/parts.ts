export { SavedQueriesMenu } from './SavedQueriesMenu.tsx';
export { SavedQueryDialog } from './SavedQueryDialog.tsx';
