/** The name of a role; a role of a newer hub stands for itself. */
export function roleName({ role }: { readonly role: Readonly<Record<string, string>> }, value: string): string {
  return role[value] ?? value;
}
