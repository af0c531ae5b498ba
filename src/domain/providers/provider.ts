import type { Provider } from '../../entities/index.ts';

/** A model that a provider offers; names are the wire's. */
export interface ProviderModel {
  readonly model_name: string;
  readonly display_name?: string | undefined;
  readonly context_window?: number | undefined;
  readonly supports_vision?: boolean | undefined;
}

/** What callers get of a provider; its secret is a name in the vault. */
export type ProviderFacts = Omit<Provider, 'updatedAt'>;

/** The facts of a provider, as a plain object. */
export function describeProvider(provider: Provider): ProviderFacts {
  const { networkId, providerId, name, vendor, baseUrl, secretKeyRef, enabled, models, createdAt, createdBy } =
    provider;
  return { networkId, providerId, name, vendor, baseUrl, secretKeyRef, enabled, models, createdAt, createdBy };
}

/** The models of a stored provider. */
export function modelsOf({ models }: Pick<Provider, 'models'>): ProviderModel[] {
  return JSON.parse(models) as ProviderModel[];
}
