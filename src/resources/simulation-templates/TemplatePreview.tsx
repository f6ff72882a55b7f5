import type { SimulationTemplate } from '#contract/simulation/templates';
import { PreviewDialog } from '~/features/message-preview/public.ts';
import { addressOf, senderOf, simulationTemplateCalls } from './calls.ts';
import { filled } from './filled.ts';
import { TemplateFacts } from './TemplateFacts.tsx';

interface TemplatePreviewProps {
  templateId: string;
  onClose: () => void;
}

/** A simulated message as its recipients see it, with what it is and the callouts of the page that teaches. */
export function TemplatePreview(props: TemplatePreviewProps) {
  return (
    <PreviewDialog<SimulationTemplate>
      resource="simulation-templates"
      calls={simulationTemplateCalls}
      senderOf={({ senderName, senderLocal }) => senderOf({ senderName, senderLocal: addressOf(senderLocal) })}
      filled={filled}
      {...props}
    >
      {(template) => <TemplateFacts template={template} />}
    </PreviewDialog>
  );
}
