import { useState } from 'react';
import { useListContext } from 'react-admin';
import { useNavigate } from 'react-router';
import type { Survey } from '#contract/help/surveys';
import { paths } from '#contract/paths';
import { ListRoot } from '~/components/list/ListRoot.tsx';
import { ListView } from '~/components/list/ListView.tsx';
import { PageHeader } from '~/components/page/PageHeader.tsx';
import { DeleteDialog } from '~/components/resource/DeleteDialog.tsx';
import { useCreateButton } from '~/components/resource/useCreateButton.tsx';
import { useRecordActions } from '~/components/resource/useRecordActions.ts';
import { useTranslation } from '~/i18n/useTranslation.ts';
import { useColumns } from '~/schema/useColumns.ts';
import { surveyAddress, surveyFields } from './fields.ts';

const nameOf = ({ name }: Survey) => name;

/** Surveys, newest first. */
export function SurveyList() {
  const columns = useColumns<Survey>('surveys', surveyFields);
  return (
    <ListRoot resource="surveys" address={surveyAddress} columns={columns}>
      <Surveys />
    </ListRoot>
  );
}

function Surveys() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { total } = useListContext<Survey>();
  const [deleting, setDeleting] = useState<Survey>();
  const recordActions = useRecordActions<Survey>({
    edit: { label: t('help.news.edit') },
    delete: { label: t('help.news.delete'), ask: setDeleting },
  });
  const add = useCreateButton(t('help.surveys.add'));
  const rowActions = (record: Survey) => [
    {
      key: 'answers',
      label: t('help.surveys.answers'),
      run: () => void navigate(`${paths.surveyAnswers}?surveys=${record.id}`),
    },
    ...(recordActions?.(record) ?? []),
  ];
  return (
    <>
      <PageHeader title={t('shell.nav.surveys')} count={total} text={t('help.surveys.intro')} action={add} />
      <ListView nameOf={nameOf} rowActions={rowActions} empty={{ hint: t('help.surveys.none'), action: add }} />
      {deleting && (
        <DeleteDialog
          record={deleting}
          title={t('help.news.deleteTitle', { name: deleting.name })}
          confirmLabel={t('help.news.delete')}
          done={t('help.news.deleted', { name: deleting.name })}
          onClose={() => setDeleting(undefined)}
        >
          {t('help.surveys.deleteText')}
        </DeleteDialog>
      )}
    </>
  );
}
