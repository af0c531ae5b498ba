import { Ajv2020 } from 'ajv/dist/2020.js';
import type { ToolAccess } from '../../generated/access.ts';
import { mcpParts } from '../../generated/mcp.ts';
import type { McpParts } from '../../generated/mcp.ts';
import type { Validate } from '../../generated/validators.js';
import { DomainError } from '../../src/domain/domain-error.ts';
import type { MoreTools, ToolEntry } from '../../src/server/rpc/tool-catalogue.ts';

/** One red pixel. */
const image = {
  type: 'image',
  data: 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8DwHwAFBQIAX8jx0gAAAABJRU5ErkJggg==',
  mimeType: 'image/png',
};
const text = (said: string): { type: string; text: string } => ({ type: 'text', text: said });
const argument = (name: string): { name: string; description: string; required: true } => ({
  name,
  description: 'An argument of the suite.',
  required: true,
});

const everybody: ToolAccess = {
  audience: { user: { list: 'default' }, node: { list: 'default' } },
  ...{ essential: false, hideInNodeModes: [], hideUnderEnforce: false, hideFromRestricted: false, dropOnReplay: [] },
};
const anything = new Ajv2020().compile({ type: 'object' }) as Validate;
const suiteTool = (name: string, description: string): ToolEntry => ({
  ...{ name, title: name, description },
  inputSchema: { type: 'object', properties: {} } as ToolEntry['inputSchema'],
});

/** The tools of the suite that answer as the hub's do: a text, and a refusal. */
const moreTools: MoreTools = {
  entries: [
    suiteTool('test_simple_text', 'Answers with a text.'),
    suiteTool('test_error_handling', 'Refuses every call.'),
  ],
  access: { test_simple_text: everybody, test_error_handling: everybody },
  errors: { test_error_handling: ['noop_no_changes'] },
  validators: { test_simple_text: anything, test_error_handling: anything },
  handlers: {
    test_simple_text: () => Promise.resolve({ ok: true, text: 'This is a simple text response for testing.' }),
    test_error_handling: () => Promise.reject(new DomainError('noop_no_changes')),
  },
};

/** The alias whose session the suite's template reads: it looks for its variable in the text. */
export const templateAlias = '123';

/**
 * What the suite asks for by name, told as the hub's own prompts and resources are told in `spec/mcp/`: prompts are
 * content blocks with arguments, resources are answers of tools.
 */
export const suiteOffers: McpParts & { readonly moreTools: MoreTools } = {
  ...mcpParts,
  moreTools,
  prompts: [
    ...mcpParts.prompts,
    {
      name: 'test_simple_prompt',
      title: 'Simple',
      description: 'A prompt without arguments.',
      arguments: [],
      messages: [{ role: 'user', content: text('This is a simple prompt for testing.') }],
    },
    {
      name: 'test_prompt_with_arguments',
      title: 'Arguments',
      description: 'A prompt with two arguments.',
      arguments: [argument('arg1'), argument('arg2')],
      messages: [{ role: 'user', content: text("Prompt with arguments: arg1='{arg1}', arg2='{arg2}'") }],
    },
    {
      name: 'test_prompt_with_embedded_resource',
      title: 'Embedded resource',
      description: 'A prompt that embeds a text at an address.',
      arguments: [argument('resourceUri')],
      messages: [
        {
          role: 'user',
          content: { type: 'resource', resource: { uri: '{resourceUri}', mimeType: 'text/plain', text: 'Embedded.' } },
        },
        { role: 'user', content: text('Please process the embedded resource above.') },
      ],
    },
    {
      name: 'test_prompt_with_image',
      title: 'Image',
      description: 'A prompt that shows an image.',
      arguments: [],
      messages: [
        { role: 'user', content: image },
        { role: 'user', content: text('Please analyze the image above.') },
      ],
    },
  ],
  resources: [
    ...mcpParts.resources,
    {
      name: 'static-text',
      uri: 'test://static-text',
      title: 'Text',
      description: 'A resource at a fixed address.',
      tool: 'get_all_status',
      arguments: {},
      listed: 'once',
    },
    {
      name: 'template',
      uri: 'test://template/{id}/data',
      title: 'Template',
      description: 'A resource with a variable in its address.',
      tool: 'get_session_status',
      arguments: { alias: '{id}' },
      listed: 'own_alias',
    },
  ],
};
