/** A field of a form as text; the empty text for a file, and for a name that the form lacks. */
export function formText(values: FormData, name: string): string {
  const value = values.get(name);
  return typeof value === 'string' ? value : '';
}
