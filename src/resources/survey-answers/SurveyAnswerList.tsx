import { useListContext } from 'react-admin';
import type { SurveyAnswer } from '#contract/help/surveys';
import { ListRoot } from '~/components/list/ListRoot.tsx';
import { ListView } from '~/components/list/ListView.tsx';
import { PageHeader } from '~/components/page/PageHeader.tsx';
import { useTranslation } from '~/i18n/useTranslation.ts';
import { useColumns } from '~/schema/useColumns.ts';
import { answerAddress, answerFields } from './fields.ts';

const nameOf = ({ companyName, message }: SurveyAnswer) => `${companyName} ${message}`;

/** Answers to surveys, newest first. */
export function SurveyAnswerList() {
  const columns = useColumns<SurveyAnswer>('survey-answers', answerFields);
  return (
    <ListRoot resource="survey-answers" address={answerAddress} columns={columns}>
      <Answers />
    </ListRoot>
  );
}

function Answers() {
  const { t } = useTranslation();
  const { total } = useListContext<SurveyAnswer>();
  return (
    <>
      <PageHeader title={t('shell.titles.surveyAnswers')} count={total} />
      <ListView nameOf={nameOf} empty={{ hint: t('help.surveys.noAnswers') }} />
    </>
  );
}
