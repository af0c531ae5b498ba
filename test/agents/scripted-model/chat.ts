import { textOf } from './wire.ts';
import type { Body, Move, Wire } from './wire.ts';

/** The Chat Completions API of OpenAI, which many others speak. */
export const chat: Wire = {
  name: 'chat',
  path: /\/chat\/completions(\?|$)/,
  read({ messages, tools }) {
    const calls: Body[] = messages.flatMap((message: Body) => message.tool_calls ?? []);
    const of = (role: string): Body[] => messages.filter((message: Body) => message.role === role);
    return {
      said: of('user').map(({ content }) => textOf(content)),
      results: of('tool').map(({ tool_call_id: callId, content }) => ({
        tool: calls.find(({ id }) => id === callId)?.function.name ?? '',
        text: textOf(content),
      })),
      turns: of('assistant').length,
      tools: (tools ?? []).map((tool: Body) => tool.function.name),
    };
  },
  stream(move, id) {
    const chunk = (choices: readonly object[], more: object = {}): { data: object } => ({
      data: { id: `chatcmpl-${id}`, object: 'chat.completion.chunk', created: 0, model: 'scripted', choices, ...more },
    });
    const { message, finish_reason } = choiceOf(move, id);
    const delta = 'tool_calls' in message ? { ...message, tool_calls: indexed(message.tool_calls) } : message;
    return [
      chunk([{ index: 0, delta, finish_reason: null }]),
      chunk([{ index: 0, delta: {}, finish_reason }]),
      chunk([], { usage }),
      { data: '[DONE]' },
    ];
  },
  whole: (move, id) => ({
    id: `chatcmpl-${id}`,
    object: 'chat.completion',
    created: 0,
    model: 'scripted',
    choices: [{ index: 0, ...choiceOf(move, id) }],
    usage,
  }),
};

const usage = { prompt_tokens: 10, completion_tokens: 5, total_tokens: 15 };

const indexed = (calls: readonly object[]): readonly object[] => calls.map((call, index) => ({ index, ...call }));

function choiceOf(move: Move, id: string) {
  if (!('call' in move)) return { message: { role: 'assistant', content: move.say }, finish_reason: 'stop' };
  const call = { name: move.call, arguments: JSON.stringify(move.input) };
  const tool_calls = [{ id: `call_${id}`, type: 'function', function: call }];
  return { message: { role: 'assistant', content: null, tool_calls }, finish_reason: 'tool_calls' };
}
