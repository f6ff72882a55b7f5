export { mountPackages } from './mountPackages.ts';
