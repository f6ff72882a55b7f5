export { InvoiceLink } from './InvoiceLink.tsx';
export { TransactionTabs } from './TransactionTabs.tsx';
export { ResellerTransactions, SubresellerTransactions, transactionsView } from './TransactionsPage.tsx';
