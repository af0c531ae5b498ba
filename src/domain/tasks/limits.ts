import { dayMs } from '../../platform/time.ts';

/** How long an unread task lives unless its sender says otherwise, and after a retry (rule tasks-expiry). */
export const defaultTtlSeconds = 3_600;

/** Code points of a result that stay with the task; a completion keeps the full text. */
export const maxResultLength = 4_000;

/** Code points of a task's text that are stamped on the target's session. */
export const maxStampLength = 200;

/** Tasks deeper than this below their first parent no longer ring their parent's originator (rule tasks-parents). */
export const maxChainedDepth = 5;

/** Open tasks and the sample of durations reach back this far (rule tasks-queue-advice). */
export const queueWindowMs = dayMs;

/** Tasks of one sweep of the expiry job (rule tasks-expiry-batches). */
export const sweepSize = 500;

/** Attachments of one reply (rule tasks-attachments). */
export const maxAttachments = 20;

/** The first `length` code points of a text: a character outside the basic plane is never cut in two. */
export function cutText(text: string, length: number): string {
  // A text has at most as many code points as UTF-16 units: most texts need no walk.
  if (text.length <= length) return text;
  let end = 0;
  for (let taken = 0; taken < length && end < text.length; taken += 1) {
    end += (text.codePointAt(end) ?? 0) > 0xffff ? 2 : 1;
  }
  return text.slice(0, end);
}
