import { CircleHelp, MailWarning, MailX, ScanSearch } from 'lucide-react';
import { Link } from 'react-router';
import { paths, pathTo } from '#contract/paths';
import type { SimulationCampaign } from '#contract/simulation/campaigns';
import type { SimulationStage } from '#contract/simulation/states';
import { formatDateTime, formatNumber } from '~/components/data/format.ts';
import linkButtonCss from '~/components/page/linkButton.module.css';
import { useWhiteLabelPath } from '~/features/settings/public.ts';
import { useTranslation } from '~/i18n/useTranslation.ts';
import { useCan } from '~/session/useSession.ts';
import css from './simulations.module.css';

/** Only what runs is sent again. */
const canSendAgain = (stage: SimulationStage) => stage !== 'archived' && stage !== 'suspended';

interface DoubtsProps {
  campaign: SimulationCampaign;
  onSendAgain: () => void;
}

/** What the figures of a campaign do not say: that mails wait, mails that did not or may not have arrived, and events that nobody has judged. */
export function Doubts({ campaign, onSendAgain }: DoubtsProps) {
  const { t } = useTranslation();
  const mayReview = useCan('simulationReports:read');
  const mayWrite = useCan('simulations:write');
  const { id, uncertain, bounced, toReview, stage, senderFailsSince, isOwnSender } = campaign;
  if (uncertain + bounced + toReview === 0 && senderFailsSince === null) return null;
  return (
    <ul className={css.doubts}>
      {senderFailsSince !== null && <SenderFails since={senderFailsSince} isOwn={isOwnSender} />}
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

/** That its mails wait for their sender, with the settings of a company’s own one for who may open them. */
function SenderFails({ since, isOwn }: { since: string; isOwn: boolean }) {
  const { t } = useTranslation();
  const senderPath = useWhiteLabelPath();
  return (
    <li data-tone="warning">
      <MailX size={14} aria-hidden />
      <span>
        {t('simulation.cards.senderFails', { since: formatDateTime(since) })}{' '}
        {isOwn && senderPath !== null && (
          <Link className={linkButtonCss.button} to={senderPath}>
            {t('simulationCreate.toSettings')}
          </Link>
        )}
      </span>
    </li>
  );
}
