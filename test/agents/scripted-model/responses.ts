import { textOf } from './wire.ts';
import type { Body, Move, Wire } from './wire.ts';

/** The Responses API of OpenAI. */
export const responses: Wire = {
  name: 'responses',
  path: /\/responses(\?|$)/,
  read(body) {
    const input: Body[] = typeof body.input === 'string' ? [{ role: 'user', content: body.input }] : body.input;
    const calls = input.filter(({ type }) => type === 'function_call');
    const isSpoken = ({ type, role }: Body): boolean => type === 'function_call' || role === 'assistant';
    return {
      said: input.filter(({ role }) => role === 'user').map(({ content }) => textOf(content)),
      results: input
        .filter(({ type }) => type === 'function_call_output')
        .map(({ call_id: callId, output }) => {
          const call = calls.find((one) => one.call_id === callId);
          return { tool: joined(call?.namespace, call?.name ?? ''), text: textOf(output) };
        }),
      turns: input.filter(isSpoken).length,
      tools: (body.tools ?? []).flatMap((tool: Body) =>
        tool.type === 'namespace'
          ? tool.tools.map(({ name }: Body) => joined(tool.name, name))
          : [tool.name ?? tool.type],
      ),
    };
  },
  stream(move, id) {
    const whole = answer(move, id);
    const event = (type: string, data: object): { event: string; data: object } => ({
      event: type,
      data: { type, ...data },
    });
    const [item] = whole.output;
    return [
      event('response.created', { response: { ...whole, output: [], status: 'in_progress' } }),
      event('response.output_item.added', { output_index: 0, item: { ...item, status: 'in_progress' } }),
      event('response.output_item.done', { output_index: 0, item }),
      event('response.completed', { response: whole }),
    ];
  },
  whole: answer,
};

/** A tool of a server is offered inside a namespace; a name with a dot stands for both. */
function joined(namespace: string | undefined, name: string): string {
  return namespace === undefined ? name : `${namespace}.${name}`;
}

function answer(move: Move, id: string) {
  return {
    id: `resp_${id}`,
    object: 'response',
    created_at: 0,
    model: 'scripted',
    status: 'completed',
    output: [itemOf(move, id)],
    usage: {
      input_tokens: 10,
      input_tokens_details: { cached_tokens: 0 },
      output_tokens: 5,
      output_tokens_details: { reasoning_tokens: 0 },
      total_tokens: 15,
    },
  };
}

function itemOf(move: Move, id: string): object {
  if (!('call' in move)) {
    const content = [{ type: 'output_text', text: move.say, annotations: [] }];
    return { type: 'message', id: `msg_${id}`, role: 'assistant', status: 'completed', content };
  }
  const [namespace, name] = move.call.includes('.') ? move.call.split('.') : [undefined, move.call];
  const call = { name, ...(namespace !== undefined && { namespace }), arguments: JSON.stringify(move.input) };
  return { type: 'function_call', id: `fc_${id}`, call_id: `call_${id}`, status: 'completed', ...call };
}
