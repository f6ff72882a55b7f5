export { TransactionTabs } from './TransactionTabs.tsx';
export { ResellerTransactions, SubresellerTransactions } from './TransactionsPage.tsx';
