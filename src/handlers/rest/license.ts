import type { Ctx } from '../../domain/ctx.ts';
import { activateLicense } from '../../domain/license/activate-license.ts';
import { getLicense } from '../../domain/license/get-license.ts';
import type { RestHandlers } from '../../../generated/rest.ts';
import { viewLicense } from '../views/license.ts';

/** The legacy licence. */
export const licenseRest = {
  getLicense: async (ctx) => ({ status: 200, body: viewLicense(await getLicense(ctx)) }),
  activateLicense: async (ctx, { body }) => {
    const { type, expiresInDays } = await activateLicense(ctx, body.key);
    return { status: 200, body: { ok: true, type, expires_in_days: expiresInDays } };
  },
} satisfies Partial<RestHandlers<Ctx>>;
