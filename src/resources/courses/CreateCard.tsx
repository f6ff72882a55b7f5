import { Plus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { paths } from '#contract/paths';

/** Before a partner's own trainings: the way to a new one. */
export function CreateCard() {
  const { t } = useTranslation();
  return (
    <li className="learning-card learning-create">
      <Plus size={28} aria-hidden />
      <h2>
        <Link className="learning-card-link" to={paths.newCustomTraining}>
          {t('customTraining.create')}
        </Link>
      </h2>
    </li>
  );
}
