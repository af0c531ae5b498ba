import type { Finding } from '../../agents/doctor/finding.ts';
import { cleanText } from '../../parts/clean-text.ts';
import { exitCodes } from '../../parts/exit-codes.ts';
import type { Output } from '../../parts/output.ts';

/** Prints each finding as it comes, with how to mend it. @returns 0 when all is well, otherwise 1 */
export async function tellFindings(out: Output, findings: AsyncIterable<Finding> | Iterable<Finding>): Promise<number> {
  let isWell = true;
  for await (const finding of findings) {
    isWell &&= finding.ok;
    out.object(finding, ({ check, ok, message, mend }) => {
      const mark = ok ? out.paint.green('ok  ') : out.paint.red('BAD ');
      return [`${mark} ${check}: ${cleanText(message)}`, ...(mend === null ? [] : [`      ${cleanText(mend)}`])];
    });
  }
  return isWell ? exitCodes.ok : exitCodes.failed;
}
