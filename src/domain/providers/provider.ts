import type { ProviderRow } from '../../entities/rows.ts';

/** A model that a provider offers; names are the wire's. */
export interface ProviderModel {
  readonly model_name: string;
  readonly display_name?: string | undefined;
  readonly context_window?: number | undefined;
  readonly supports_vision?: boolean | undefined;
}

/** The models of a stored provider. */
export function modelsOf(row: Pick<ProviderRow, 'models'>): ProviderModel[] {
  return JSON.parse(row.models) as ProviderModel[];
}
