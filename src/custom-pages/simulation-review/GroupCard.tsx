import Button from '@mui/material/Button';
import { truthLimits } from '#contract/simulation/truth';
import type { EventClass } from '#contract/simulation/truth';
import type { ReviewGroup } from '#contract/simulation/review';
import { formatDateTime, formatExactTime, formatNumber } from '~/components/data/format.ts';
import cardCss from '~/components/page/card.module.css';
import { useTranslation } from '~/i18n/useTranslation.ts';
import { draftOfGroup, otherClasses } from './choices.ts';
import css from './review.module.css';

interface GroupCardProps {
  group: ReviewGroup;
  mayDecide: boolean;
  onDecide: (chosen: EventClass) => void;
  onShow: () => void;
}

/** Events of one source and program within a minute, with what speaks for one or the other, and what they can be settled as. */
export function GroupCard({ group, mayDecide, onDecide, onShow }: GroupCardProps) {
  const { t } = useTranslation();
  const { source, agent, firstAt, lastAt, kinds, rules, events, people, messages } = group;
  const counts = { events: formatNumber(events), people: formatNumber(people), messages: formatNumber(messages) };
  return (
    <li className={`${cardCss.card} ${css.group}`}>
      <div className={css.evidence}>
        <h3>
          <bdi>{source ?? t('simulationReview.erased')}</bdi>
          <time dateTime={firstAt}>
            {formatDateTime(firstAt)}
            {lastAt !== firstAt && ` – ${formatExactTime(lastAt)}`}
          </time>
        </h3>
        {agent !== null && (
          <bdi className={css.agent} dir="ltr" title={agent}>
            {agent || t('simulationEvents.noProgram')}
          </bdi>
        )}
        <p className={css.facts}>
          <span>{t('simulationReview.counts', counts)}</span>
          <span>{kinds.map((kind) => t(`simulationEvents.kinds.${kind}`)).join(', ')}</span>
        </p>
        {rules.map((rule) => (
          <p key={rule}>{t(`simulationEvents.rules.${rule}`, { seconds: truthLimits.tooFastSeconds })}</p>
        ))}
      </div>
      <div className={css.buttons}>
        <Button onClick={onShow}>{t('simulationReview.showEvents')}</Button>
        {mayDecide &&
          draftOfGroup(group, group.class) &&
          otherClasses(group.class).map((one) => (
            <Button key={one} variant="outlined" onClick={() => onDecide(one)}>
              {t(`simulationReview.as.${one}`)}
            </Button>
          ))}
      </div>
    </li>
  );
}
