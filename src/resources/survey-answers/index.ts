import { paths } from '#contract/paths';
import { lazyPage, withTexts } from '~/components/page/lazyPage.tsx';
import { resource } from '../resource.ts';

/** Answers to surveys, for staff. Read only. */
export const surveyAnswers = resource({
  name: 'survey-answers',
  list: lazyPage(withTexts('training', () => import('./SurveyAnswerList.tsx').then((m) => m.SurveyAnswerList))),
  options: {
    adapter: 'ofCompany',
    access: { read: 'news:write' },
    pages: [{ path: paths.surveyAnswers, view: 'list', title: 'shell.titles.surveyAnswers', parent: paths.surveys }],
    addresses: { list: paths.surveyAnswers },
  },
});
