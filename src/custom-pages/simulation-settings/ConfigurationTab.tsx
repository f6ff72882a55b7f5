import { useCan } from '~/session/useSession.ts';
import { ConsentCard } from './ConsentCard.tsx';
import { Frame } from './Frame.tsx';
import { HeaderCard } from './HeaderCard.tsx';
import { SendingCard } from './SendingCard.tsx';
import css from './simulationSettings.module.css';
import { StopCard } from './StopCard.tsx';

/** How the mails of a company get through, when they are sent, and that it has agreed to them. */
export function ConfigurationTab() {
  const mayStop = useCan('simulations:stop');
  return (
    <Frame>
      <div className={css.cards}>
        <HeaderCard />
        <SendingCard />
        <ConsentCard />
        {mayStop && <StopCard />}
      </div>
    </Frame>
  );
}
