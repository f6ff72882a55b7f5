export { OwnInvoices } from './OwnInvoices.tsx';
