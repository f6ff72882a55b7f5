import Button from '@mui/material/Button';
import type { ReportEndpoint, ReportParams } from '#contract/reports/report';
import { EmailText } from '~/components/data/EmailText.tsx';
import { ErrorAlert } from '~/components/feedback/ErrorAlert.tsx';
import { Drawer } from '~/components/overlay/Drawer.tsx';
import { type Page, usePages } from '~/dataProvider/usePages.ts';
import { useTranslation } from '~/i18n/useTranslation.ts';
import css from './audience.module.css';

interface Learner {
  id: string;
  fullName: string;
  email: string;
}

interface LearnersDrawerProps {
  title: string;
  /** The call that lists the people, and its query without the page. */
  endpoint: ReportEndpoint<Page<Learner>>;
  query: ReportParams;
  onClose: () => void;
}

/** The people of an audience by name, a page at a time. */
export function LearnersDrawer({ title, endpoint, query, onClose }: LearnersDrawerProps) {
  const { t } = useTranslation();
  const { items, error, isPending, hasMore, isLoadingMore, loadMore, retry } = usePages<Learner>(endpoint, query);
  return (
    <Drawer open title={title} onClose={onClose} width={480}>
      {error && <ErrorAlert error={error} onRetry={retry} />}
      {isPending && <p role="status">{t('common.loading')}</p>}
      <ul className={css.learners}>
        {items.map(({ id, fullName, email }) => (
          <li key={id}>
            <bdi>{fullName}</bdi>
            <bdi dir="ltr">
              <EmailText email={email} />
            </bdi>
          </li>
        ))}
      </ul>
      {hasMore && (
        <Button onClick={loadMore} loading={isLoadingMore}>
          {t('exercise.wizard.loadMore')}
        </Button>
      )}
    </Drawer>
  );
}
