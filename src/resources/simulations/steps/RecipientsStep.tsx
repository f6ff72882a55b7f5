import type { SimulationCampaign } from '#contract/simulation/campaigns';
import formCss from '~/components/form/form.module.css';
import { CampaignAudience } from '~/features/audience/public.ts';
import { useCan } from '~/session/useSession.ts';
import { CustomersPart } from '../customers/CustomersPart.tsx';
import { PeopleSummary } from '../review/PeopleSummary.tsx';
import { usePreflight } from '../form/usePreflight.ts';
import css from './templates.module.css';

interface RecipientsStepProps {
  campaign: SimulationCampaign | undefined;
  hasBegun: boolean;
}

/** Who gets it, now and later; who does not, and why. While nobody is chosen it says nothing: what was read before is about others. */
export function RecipientsStep({ campaign, hasBegun }: RecipientsStepProps) {
  const mayShare = useCan('simulations:share');
  const { preflight, isOld } = usePreflight(campaign?.id ?? null);
  return (
    <section className={`${formCss.column} ${css.narrow}`}>
      <CampaignAudience campaign={campaign} isOpen={!hasBegun} isFinal={false}>
        {({ source, count }) =>
          (source === 'all' || count > 0 || hasBegun) && preflight && <PeopleSummary preflight={preflight} isOld={isOld} />
        }
      </CampaignAudience>
      {mayShare && !campaign && <CustomersPart />}
    </section>
  );
}
