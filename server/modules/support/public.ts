export { findHouse } from './house.ts';
