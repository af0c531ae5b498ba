import type { Body, Move, Wire } from './wire.ts';

/** The Gemini API of Google. */
export const gemini: Wire = {
  name: 'gemini',
  path: /:(streamGenerateContent|generateContent)(\?|$)/,
  read({ contents, tools }) {
    const parts = (role: string): Body[] =>
      contents.filter((content: Body) => content.role === role).flatMap((content: Body) => content.parts);
    const user = parts('user');
    return {
      said: user.filter(({ text }) => text !== undefined).map(({ text }) => text),
      results: user
        .filter((part) => part.functionResponse !== undefined)
        .map(({ functionResponse: { name, response } }) => ({
          tool: name,
          text: response.output ?? response.error ?? JSON.stringify(response),
        })),
      turns: contents.filter(({ role }: Body) => role === 'model').length,
      tools: (tools ?? []).flatMap((tool: Body) =>
        (tool.functionDeclarations ?? []).map(({ name }: Body) => name as string),
      ),
    };
  },
  stream: (move) => [{ data: answer(move) }],
  whole: answer,
};

function answer(move: Move): object {
  const part = 'call' in move ? { functionCall: { name: move.call, args: move.input } } : { text: move.say };
  return {
    candidates: [{ index: 0, content: { role: 'model', parts: [part] }, finishReason: 'STOP' }],
    usageMetadata: { promptTokenCount: 10, candidatesTokenCount: 5, totalTokenCount: 15 },
    modelVersion: 'scripted',
  };
}
