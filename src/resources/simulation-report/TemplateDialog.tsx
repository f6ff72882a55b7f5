import { isId } from '~/components/filters/filterParams.ts';
import { useOverlayParam } from '~/components/overlay/useOverlayParam.ts';
import { detailParam } from '~/report/page/useDetailLink.ts';
import { TemplatePreview } from '~/resources/simulation-templates/public.ts';

/** The template that the URL names, as its recipients saw it. */
export function TemplateDialog() {
  const detail = useOverlayParam(detailParam);
  if (detail.value === null || !isId(detail.value)) return null;
  return <TemplatePreview templateId={detail.value} onClose={detail.close} />;
}
