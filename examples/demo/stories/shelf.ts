/** A provider of models; its probes are answered by the demo itself. */
export interface ProviderStory {
  readonly name: string;
  readonly vendor: string;
  readonly baseUrl: string;
  readonly secret: string;
  readonly models: readonly {
    readonly model_name: string;
    readonly context_window: number;
    readonly supports_vision: boolean;
  }[];
}

export const providers: readonly ProviderStory[] = [
  {
    name: 'Anthropic',
    vendor: 'anthropic',
    baseUrl: 'https://api.anthropic.com/v1',
    secret: 'ANTHROPIC_API_KEY',
    models: [
      { model_name: 'claude-opus-4-6', context_window: 1_000_000, supports_vision: true },
      { model_name: 'claude-sonnet-4-6', context_window: 1_000_000, supports_vision: true },
    ],
  },
  {
    name: 'OpenAI',
    vendor: 'openai',
    baseUrl: 'https://api.openai.com/v1',
    secret: 'OPENAI_API_KEY',
    models: [{ model_name: 'gpt-5.2-codex', context_window: 400_000, supports_vision: true }],
  },
  {
    name: 'Harbor models',
    vendor: 'openai-compatible',
    baseUrl: 'https://models.harbor.example/v1',
    secret: 'HARBOR_MODELS_KEY',
    models: [{ model_name: 'qwen3-coder-30b', context_window: 262_144, supports_vision: false }],
  },
];

/** How the probe of a model ends; no provider is really asked. */
export const probeOutcomes: Readonly<
  Record<string, { readonly status: 'ok' | 'auth_fail'; readonly raw_status_code: number; readonly latency_ms: number }>
> = {
  'claude-opus-4-6': { status: 'ok', raw_status_code: 200, latency_ms: 412 },
  'claude-sonnet-4-6': { status: 'ok', raw_status_code: 200, latency_ms: 287 },
  'gpt-5.2-codex': { status: 'auth_fail', raw_status_code: 401, latency_ms: 198 },
  'qwen3-coder-30b': { status: 'ok', raw_status_code: 200, latency_ms: 31 },
};

/** A version of a skill and what became of it; without a decision it waits for a review. */
export interface SkillStory {
  readonly author: string;
  readonly slug: string;
  readonly name: string;
  readonly description: string;
  readonly version: string;
  readonly content: string;
  readonly review?: readonly [decision: 'published' | 'rejected', note: string];
}

const checklist = `# Release checklist

1. All gates are green on the commit that is tagged.
2. The migration of the release has a way back, and it was tried.
3. The smoke test ran on staging with this build.
4. Release notes are written for shop owners.
`;

export const skills: readonly SkillStory[] = [
  {
    author: 'release',
    slug: 'release-checklist',
    name: 'Release checklist',
    description: 'What has to hold before a release train leaves',
    version: '1.0.0',
    content: checklist,
    review: ['published', 'Agreed in the release meeting.'],
  },
  {
    author: 'incidents',
    slug: 'incident-summary',
    name: 'Incident summary',
    description: 'A timeline with sources, without blame',
    version: '0.2.0',
    content: '# Incident summary\n\nWrite what happened, when, and who did it.\n',
    review: ['rejected', 'No names: describe what happened, not who did it.'],
  },
  {
    author: 'release',
    slug: 'release-checklist',
    name: 'Release checklist',
    description: 'What has to hold before a release train leaves',
    version: '1.1.0',
    content: `${checklist}5. Flags that the release needs are listed with their owner.\n6. Somebody is on call for two hours afterwards.\n`,
  },
];
