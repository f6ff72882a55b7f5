import { type ComponentProps, type ComponentType, lazy, Suspense } from 'react';
import { fetchedCode } from '~/browser/reloadOnce.ts';
import { withTexts } from '~/components/page/lazyPage.tsx';
import type { EditorProps } from './editor/EditorDialog.tsx';
import type { PreviewProps } from './preview/ExercisePreview.tsx';

/** A dialog whose code and texts come when it is opened. */
function whenOpened<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  const Shown = lazy(async () => ({ default: await fetchedCode(withTexts('training', load)()) }));
  return (props: Props) => (
    <Suspense fallback={null}>
      <Shown {...(props as Props & ComponentProps<typeof Shown>)} />
    </Suspense>
  );
}

/** Makes or changes a template in a dialog that fills the window. */
export const TemplateEditor = whenOpened<EditorProps>(() => import('./editor/EditorDialog.tsx').then((m) => m.EditorDialog));

/** Shows a template as learners see it, with its answers and callouts. */
export const TemplatePreview = whenOpened<PreviewProps>(() =>
  import('./preview/ExercisePreview.tsx').then((m) => m.ExercisePreview),
);
