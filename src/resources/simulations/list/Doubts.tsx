import { CircleHelp, MailWarning, ScanSearch } from 'lucide-react';
import { Link } from 'react-router';
import { paths, pathTo } from '#contract/paths';
import type { SimulationCampaign } from '#contract/simulation/campaigns';
import type { SimulationStage } from '#contract/simulation/states';
import { formatNumber } from '~/components/data/format.ts';
import linkButtonCss from '~/components/page/linkButton.module.css';
import { useTranslation } from '~/i18n/useTranslation.ts';
import { useCan } from '~/session/useSession.ts';
import css from './simulations.module.css';

/** Only what runs is sent again. */
const canSendAgain = (stage: SimulationStage) => stage !== 'archived' && stage !== 'suspended';

interface DoubtsProps {
  campaign: SimulationCampaign;
  onSendAgain: () => void;
}

/** What the figures of a campaign do not say: mails that did not or may not have arrived, and events that nobody has judged. */
export function Doubts({ campaign: { id, uncertain, bounced, toReview, stage }, onSendAgain }: DoubtsProps) {
  const { t } = useTranslation();
  const mayReview = useCan('simulationReports:read');
  const mayWrite = useCan('simulations:write');
  if (uncertain + bounced + toReview === 0) return null;
  return (
    <ul className={css.doubts}>
      {uncertain > 0 && (
        <li data-tone="warning">
          <CircleHelp size={14} aria-hidden />
          {t('simulation.cards.uncertain', { n: formatNumber(uncertain) })}
          {mayWrite && canSendAgain(stage) && (
            <button type="button" className={linkButtonCss.button} onClick={onSendAgain}>
              {t('simulation.cards.menu.sendAgain')}
            </button>
          )}
        </li>
      )}
      {bounced > 0 && (
        <li>
          <MailWarning size={14} aria-hidden />
          {t('simulation.cards.bounced', { n: formatNumber(bounced) })}
        </li>
      )}
      {toReview > 0 && (
        <li>
          <ScanSearch size={14} aria-hidden />
          {mayReview ? (
            <Link className={linkButtonCss.button} to={pathTo(paths.simulationReview, { campaignId: id })}>
              {t('simulation.cards.toReview', { n: formatNumber(toReview) })}
            </Link>
          ) : (
            t('simulation.cards.toReview', { n: formatNumber(toReview) })
          )}
        </li>
      )}
    </ul>
  );
}
