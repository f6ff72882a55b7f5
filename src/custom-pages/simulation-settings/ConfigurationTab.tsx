import { useCan } from '~/session/useSession.ts';
import { ConsentCard } from './ConsentCard.tsx';
import { FollowUpCard } from './FollowUpCard.tsx';
import { Frame } from './Frame.tsx';
import { HeaderCard } from './HeaderCard.tsx';
import { NetworksCard } from './NetworksCard.tsx';
import { SendingCard } from './SendingCard.tsx';
import css from './simulationSettings.module.css';
import { StopCard } from './StopCard.tsx';

/** That a company has agreed to simulations, how their mails get through, when they are sent, and what comes from which network. */
export function ConfigurationTab() {
  const mayStop = useCan('simulations:stop');
  const mayFollowUp = useCan('simulationReports:read');
  return (
    <Frame>
      <div className={css.cards}>
        <ConsentCard />
        <HeaderCard />
        <SendingCard />
        {mayFollowUp && <FollowUpCard />}
        <NetworksCard />
        {mayStop && <StopCard />}
      </div>
    </Frame>
  );
}
