/** What the address of an audit log may say. */
export interface AuditSearch {
  /** Only this action. */
  readonly action?: string;
  /** Only rows of this person, by id. */
  readonly person?: string;
  /** First and last day, `YYYY-MM-DD` in the zone of the person. */
  readonly from?: string;
  readonly to?: string;
}

/** Reads the address; what it does not understand counts as not said. */
export function readAuditSearch(raw: Readonly<Record<string, unknown>>): AuditSearch {
  const text = (name: string, form: RegExp): object => {
    const value = raw[name];
    return typeof value === 'string' && form.test(value) ? { [name]: value } : {};
  };
  const day = /^\d{4}-\d\d-\d\d$/;
  return {
    ...text('action', /^[!-~]{1,100}$/),
    ...text('person', /^[!-~]{1,64}$/),
    ...text('from', day),
    ...text('to', day),
  };
}
