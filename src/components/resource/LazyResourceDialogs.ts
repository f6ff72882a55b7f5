import { lazyPage } from '../page/lazyPage.tsx';

/** `ResourceDialogs`, fetched by the lists that have dialogs: the first list has none and would load the form library. */
export const LazyResourceDialogs = lazyPage(() => import('./ResourceDialogs.tsx').then((m) => m.ResourceDialogs));
