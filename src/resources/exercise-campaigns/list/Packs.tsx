import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { exerciseLimits } from '#contract/exercise/limits';
import { listPacks, type Pack } from '#contract/exercise/templates';
import { paths } from '#contract/paths';
import { ErrorAlert } from '~/components/feedback/ErrorAlert.tsx';
import { ScrollStrip } from '~/components/strip/ScrollStrip.tsx';
import { useEndpoint } from '~/dataProvider/index.ts';
import { CourseCover } from '~/features/learning/public.ts';
import { useTranslation } from '~/i18n/useTranslation.ts';
import { PackFacts } from '../PackFacts.tsx';
import learningCardCss from '~/features/learning/learningCard.module.css';
import css from './packs.module.css';

const none: Pack[] = [];
const { packsShown } = exerciseLimits;

/** All packs, for a company without campaigns: the first few, and the others on request. */
export function PackGrid() {
  const { t } = useTranslation();
  const { data, error, refetch } = useEndpoint(listPacks, {});
  const [isOpen, setOpen] = useState(false);
  const packs = data?.data ?? none;
  return (
    <section>
      <Head />
      {error && <ErrorAlert error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton variant="rounded" height={240} aria-label={t('common.loading')} />}
      <ul className={learningCardCss.grid}>
        {packs.slice(0, isOpen ? undefined : packsShown).map((pack) => (
          <PackCard key={pack.id} pack={pack} />
        ))}
      </ul>
      {packs.length > packsShown && (
        <div className={css.more}>
          <Button aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
            {isOpen ? t('exercise.landing.showLess') : t('exercise.landing.showMore')}
          </Button>
        </div>
      )}
    </section>
  );
}

/** The packs in one row above the campaigns. */
export function PackRow() {
  const { t } = useTranslation();
  const { data, error, refetch } = useEndpoint(listPacks, {});
  return (
    <section>
      <Head />
      {error && <ErrorAlert error={error} onRetry={() => void refetch()} />}
      <ScrollStrip labels={{ back: t('exercise.landing.back'), forward: t('exercise.landing.forward') }}>
        <ul className={css.row}>
          {(data?.data ?? none).map((pack) => (
            <PackCard key={pack.id} pack={pack} />
          ))}
          {!data && !error && <Skeleton component="li" variant="rounded" height={200} width={256} />}
        </ul>
      </ScrollStrip>
    </section>
  );
}

function Head() {
  const { t } = useTranslation();
  return (
    <div className={css.head}>
      <h2>{t('exercise.landing.title')}</h2>
      <Button component={Link} to={paths.newExercise} variant="outlined" startIcon={<Plus size={16} aria-hidden />}>
        {t('exercise.landing.custom')}
      </Button>
    </div>
  );
}

function PackCard({ pack }: { pack: Pack }) {
  return (
    <li className={learningCardCss.card}>
      <CourseCover name={pack.name} tone="awareness" image={pack.thumbnail} />
      <div className={learningCardCss.body}>
        <h3>
          <Link className={learningCardCss.link} to={`${paths.newExercise}?packId=${pack.id}`} dir="auto">
            {pack.name}
          </Link>
        </h3>
        <PackFacts pack={pack} />
      </div>
    </li>
  );
}
