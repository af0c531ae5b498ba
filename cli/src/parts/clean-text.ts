/** Characters that move the cursor, change colours or turn the direction of writing. */
const steering = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069]/g;

/** A text of somebody else as a terminal may show it: without what would steer the terminal. */
export function cleanText(text: string): string {
  return text.replaceAll('\r\n', '\n').replace(steering, '\ufffd');
}

/** The same in one line. */
export function cleanLine(text: string): string {
  return cleanText(text).replace(/\s*[\n\t]\s*/g, ' ');
}
