import Button from '@mui/material/Button';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useListContext } from 'react-admin';
import { useNavigate } from 'react-router';
import type { Survey } from '#contract/help/surveys';
import { paths } from '#contract/paths';
import { ListRoot } from '~/components/list/ListRoot.tsx';
import { ListView } from '~/components/list/ListView.tsx';
import { useOverlayParam } from '~/components/overlay/useOverlayParam.ts';
import { PageHeader } from '~/components/page/PageHeader.tsx';
import { DeleteRecordDialog } from '~/features/news/public.ts';
import { useTranslation } from '~/i18n/useTranslation.ts';
import { useColumns } from '~/schema/useColumns.ts';
import { surveyAddress, surveyFields } from './fields.ts';
import { SurveyDialogs } from './SurveyDialogs.tsx';

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
  const modal = useOverlayParam('modal', ['create', 'edit'], ['id']);
  const [deleting, setDeleting] = useState<Survey>();
  const add = (
    <Button variant="contained" color="primary" startIcon={<Plus size={16} />} onClick={() => modal.open('create')}>
      {t('help.surveys.add')}
    </Button>
  );
  const rowActions = (record: Survey) => [
    {
      key: 'answers',
      label: t('help.surveys.answers'),
      run: () => void navigate(`${paths.surveyAnswers}?surveys=${record.id}`),
    },
    { key: 'edit', label: t('help.news.edit'), run: () => modal.open('edit', { id: record.id }) },
    { key: 'delete', label: t('help.news.delete'), run: () => setDeleting(record) },
  ];
  return (
    <>
      <PageHeader title={t('shell.nav.surveys')} count={total} text={t('help.surveys.intro')} action={add} />
      <ListView nameOf={nameOf} rowActions={rowActions} empty={{ hint: t('help.surveys.none'), action: add }} />
      <SurveyDialogs modal={modal} />
      {deleting && (
        <DeleteRecordDialog
          resource="surveys"
          record={deleting}
          name={deleting.name}
          text={t('help.surveys.deleteText')}
          onClose={() => setDeleting(undefined)}
        />
      )}
    </>
  );
}
