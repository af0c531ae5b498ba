import { textOf } from './wire.ts';
import type { Body, Move, Wire } from './wire.ts';

/** Claude Code names most tools and tells what they take once this one was asked for them. */
const search = 'ToolSearch';

const toolNames = (body: Body): string[] => (body.tools ?? []).map(({ name }: Body) => name);
const partsOf = ({ content }: Body): Body[] =>
  typeof content === 'string' ? [{ type: 'text', text: content }] : content;

/** The Messages API of Anthropic. */
export const anthropic: Wire = {
  name: 'anthropic',
  path: /\/v1\/messages(\?|$)/,
  read(body) {
    const of = (role: string): Body[] => body.messages.filter((message: Body) => message.role === role);
    const spoken = of('assistant').map(partsOf);
    const calls = spoken.flat().filter(({ type }) => type === 'tool_use');
    const user = of('user').flatMap(partsOf);
    const named = JSON.stringify(of('system')).match(/mcp__\w+/g) ?? [];
    return {
      said: user.filter(({ type }) => type === 'text').map(({ text }) => text),
      results: user
        .filter(({ type }) => type === 'tool_result')
        .map((result) => ({ call: calls.find(({ id }) => id === result.tool_use_id), text: textOf(result.content) }))
        .filter(({ call }) => call?.name !== search)
        .map(({ call, text }) => ({ tool: call?.name ?? '', text })),
      turns: spoken.filter((parts) => !parts.some(({ name }) => name === search)).length,
      tools: [...new Set([...toolNames(body), ...named])],
    };
  },
  before(call, body) {
    const offered = toolNames(body);
    if (offered.includes(call) || !offered.includes(search)) return undefined;
    return { call: search, input: { query: `select:${call}`, max_results: 5 } };
  },
  stream(move, id) {
    const event = (type: string, data: object): { event: string; data: object } => ({
      event: type,
      data: { type, ...data },
    });
    const isCall = 'call' in move;
    const { content, stop_reason, ...message } = answer(move, id);
    const block = isCall ? { ...content[0], input: {} } : { type: 'text', text: '' };
    const delta = isCall
      ? { type: 'input_json_delta', partial_json: JSON.stringify(move.input) }
      : { type: 'text_delta', text: move.say };
    return [
      event('message_start', { message: { ...message, content: [], stop_reason: null } }),
      event('content_block_start', { index: 0, content_block: block }),
      event('content_block_delta', { index: 0, delta }),
      event('content_block_stop', { index: 0 }),
      event('message_delta', { delta: { stop_reason, stop_sequence: null }, usage: { output_tokens: 5 } }),
      event('message_stop', {}),
    ];
  },
  whole: answer,
};

function answer(move: Move, id: string) {
  return {
    id: `msg_${id}`,
    type: 'message',
    role: 'assistant',
    model: 'scripted',
    content:
      'call' in move
        ? [{ type: 'tool_use', id: `toolu_${id}`, name: move.call, input: move.input }]
        : [{ type: 'text', text: move.say }],
    stop_reason: 'call' in move ? 'tool_use' : 'end_turn',
    stop_sequence: null,
    usage: { input_tokens: 10, output_tokens: 5 },
  };
}
