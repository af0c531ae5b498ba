/** The steps of the wizard, in their order. */
export const steps = ['host', 'runtime', 'secrets', 'review'] as const;
export type StepName = (typeof steps)[number];

/** What the address of the wizard may say. */
export interface NewNodeSearch {
  readonly step?: StepName;
  /** The daemon to begin with. */
  readonly host?: string;
  /** The request whose progress is shown. */
  readonly request?: string;
}

/** Reads the address; what it does not know counts as not said. */
export function readNewNodeSearch({ step, host, request }: Readonly<Record<string, unknown>>): NewNodeSearch {
  const known = steps.find((one) => one === step);
  return {
    ...(known !== undefined && { step: known }),
    ...(typeof host === 'string' && { host }),
    ...(typeof request === 'string' && { request }),
  };
}
