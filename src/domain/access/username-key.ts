/** The form in which user names are compared: neither case nor width tells two people apart. */
export function usernameKey(username: string): string {
  return username.normalize('NFKC').toLowerCase();
}
