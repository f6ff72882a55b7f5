import { getInvoice, type Transaction } from '#contract/billing/transactions';
import { useTranslation } from '~/i18n/useTranslation.ts';
import { usePdfExport } from '~/report/files/usePdfExport.ts';
import cellsCss from '~/components/list/table/cells.module.css';
import linkButtonCss from '~/components/page/linkButton.module.css';

/** The number of an invoice; it downloads the document. A purchase that was never issued has none. */
export function InvoiceLink({ transaction: { id, number } }: { transaction: Pick<Transaction, 'id' | 'number'> }) {
  const { t } = useTranslation();
  const { progress, start } = usePdfExport(getInvoice, `${number}.pdf`);
  if (!number) return <span className={cellsCss.muted}>–</span>;
  return (
    <button
      type="button"
      className={linkButtonCss.button}
      title={t('transactions.invoice.download')}
      aria-busy={progress !== undefined}
      disabled={progress !== undefined}
      onClick={() => void start({ params: { invoiceId: id } })}
    >
      <bdi dir="ltr">{number}</bdi>
    </button>
  );
}
