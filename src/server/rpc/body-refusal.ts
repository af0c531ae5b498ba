import type { BodyTooRich } from '../collect-body.ts';
import type { InputProblem } from '../query.ts';
import { errorAnswer, invalidRequest, readMessage, rpcCode } from './envelope.ts';
import type { Answer, RequestId } from './envelope.ts';

/**
 * Refuses valid JSON that breaks a limit of bodies: -32602 under the id of the request, -32600 when no single request
 * is there to be answered.
 */
export function refuseProblem(body: unknown, problem: InputProblem): Answer {
  const message = readMessage(body);
  if (message.kind !== 'request') return invalidRequest(null, `the body ${problem.message}`);
  return badBody(message.id, [problem]);
}

/** The same for a body that was not read to its end: its id is known when it stands in front of what is too much. */
export function refuseRichBody({ head, details }: BodyTooRich): Answer {
  const [problem] = details as readonly [InputProblem];
  const id = findId(head.subarray(0, searchedBytes).toString());
  return id === undefined ? invalidRequest(null, `the body ${problem.message}`) : badBody(id, [problem]);
}

function badBody(id: RequestId, errors: readonly InputProblem[]): Answer {
  const reason = errors.map(({ message }) => message).join('; ');
  return errorAnswer(200, id, rpcCode.invalidParams, `Invalid params: the body ${reason}`, { errors });
}

const searchedBytes = 2_000;
const member = /\s*"(jsonrpc|id|method)"\s*:\s*("(?:[^"\\\u0000-\u001f]|\\["\\/bfnrt])*"|-?\d{1,15})\s*,/y;

/** The id among the plain members with which a request begins. */
function findId(text: string): string | number | undefined {
  const start = /^\s*\{/.exec(text);
  member.lastIndex = start === null ? text.length : start[0].length;
  for (let found = member.exec(text); found !== null; found = member.exec(text)) {
    if (found[1] === 'id') return JSON.parse(found[2] as string) as string | number;
  }
  return undefined;
}
