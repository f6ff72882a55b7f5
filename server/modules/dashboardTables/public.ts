export { scoreSql } from './scoreSql.ts';
