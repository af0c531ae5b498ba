const most = 200;

/** What a longer text is called: its first line that has something in it, without the mark of a heading. */
export function firstLine(text: string): string {
  return (/^[\s#]*(\S.*)/.exec(text)?.[1] ?? '').slice(0, most);
}
