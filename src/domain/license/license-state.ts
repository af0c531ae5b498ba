import type { License } from '../../entities/index.ts';

/** The licence as it stood when it was read. */
export interface LicenseState {
  readonly license: Omit<License, 'id' | 'createdAt'>;
  /** Whole days that are left, a started day counting; 0 when expired. */
  readonly daysLeft: number;
  readonly expired: boolean;
}
