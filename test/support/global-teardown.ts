export { stopPostgres as default } from './postgres.ts';
