export { startPostgres as default } from './postgres.ts';
