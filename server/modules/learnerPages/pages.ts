import { anybody, definePage, type Page } from '../../landing/page.ts';
import { arrivedPage } from './ArrivedPage.tsx';
import { enterPage, panelPage } from './EnterPage.tsx';
import { signInPage } from './SignInPage.tsx';
import { ssoPage } from './SsoPage.tsx';
import { tasksPage } from './TasksPage.tsx';
import { learnPaths } from './paths.ts';

/** Any other address below those of learners. */
const missingPage = definePage<null, never>({
  path: `${learnPaths.tasks}/*`,
  door: anybody,
  read: async () => null,
  title: () => '',
  Content: () => null,
});

/** All pages of learners but those on which a task is done. */
export const learnerPages: readonly Page[] = [tasksPage, signInPage, ssoPage, arrivedPage, enterPage, panelPage, missingPage];
