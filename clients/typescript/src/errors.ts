/** Classes of refusals by their codes: `error instanceof errors.TaskNotFound`. */
export * from './generated/errors.ts';
export { ConnectionError, HubError, WaitTimeout } from './hub-error.ts';
