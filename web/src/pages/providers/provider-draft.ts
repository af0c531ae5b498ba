import type { inputs, Provider, ProviderModel } from '@agent-collaboration-hub/client';

/** A model as it stands in the fields of the form. */
export interface ModelDraft {
  /** Of the line in the form; it stays while the name changes. */
  readonly line: number;
  readonly name: string;
  readonly title: string;
  /** Tokens; empty where nobody said. */
  readonly context: string;
  readonly hasVision: boolean;
}

/** A provider as it stands in the fields of the form. */
export interface ProviderDraft {
  readonly name: string;
  readonly vendor: string;
  readonly address: string;
  readonly secret: string;
  readonly isEnabled: boolean;
  readonly models: readonly ModelDraft[];
}

/** The form of a provider; a blank one with a first line for a model without it. */
export function draftOf(provider: Provider | undefined): ProviderDraft {
  if (provider === undefined) {
    const models = [blankModel([])];
    return { name: '', vendor: '', address: '', secret: '', isEnabled: true, models };
  }
  const { name, vendor, base_url: address, secret_key_ref: secret, enabled: isEnabled } = provider;
  const models = provider.models.map((model, line) => ({
    line,
    name: model.model_name,
    title: model.display_name ?? '',
    context: model.context_window === undefined ? '' : String(model.context_window),
    hasVision: model.supports_vision === true,
  }));
  return { name, vendor, address, secret, isEnabled, models };
}

/** An empty line behind these. */
export function blankModel(models: readonly ModelDraft[]): ModelDraft {
  const line = Math.max(-1, ...models.map((model) => model.line)) + 1;
  return { line, name: '', title: '', context: '', hasVision: false };
}

/** The models that are filled in, as the hub takes them. */
export function modelsOf({ models }: ProviderDraft): ProviderModel[] {
  return models
    .filter(({ name }) => name.trim() !== '')
    .map(({ name, title, context, hasVision }) => ({
      model_name: name.trim(),
      ...(title.trim() !== '' && { display_name: title.trim() }),
      ...(context !== '' && { context_window: Number(context) }),
      ...(hasVision && { supports_vision: true }),
    }));
}

/** What the form changes of a provider; undefined where it changes nothing. */
export function changesOf(
  provider: Provider,
  draft: ProviderDraft,
): Omit<inputs.ToolInputs['update_provider'], 'network_id'> | undefined {
  const models = modelsOf(draft);
  const changes = {
    ...(draft.name.trim() !== provider.name && { name: draft.name.trim() }),
    ...(draft.address.trim() !== provider.base_url && { base_url: draft.address.trim() }),
    ...(draft.isEnabled !== provider.enabled && { enabled: draft.isEnabled }),
    ...(JSON.stringify(models) !== JSON.stringify(modelsOf(draftOf(provider))) && { models }),
  };
  return Object.keys(changes).length === 0 ? undefined : { provider_id: provider.provider_id, ...changes };
}

/** The codes that are about a field of the form, by the field. */
export const refusalCodes = {
  name: ['provider_name_taken'],
  vendor: [],
  base_url: ['probe_target_forbidden'],
  secret_key_ref: ['secret_not_in_vault'],
  ...{ models: [], model_name: [], display_name: [], context_window: [] },
};
