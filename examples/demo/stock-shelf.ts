import { randomBytes } from 'node:crypto';
import { Hub } from '../../clients/typescript/src/index.ts';
import { providers, skills } from './stories/shelf.ts';
import type { World } from './world.ts';

/** Providers with their secrets, and skills of which one waits for a review. The secrets open nothing. */
export async function stockShelf({ person, tokens, url }: World): Promise<void> {
  const ada = person('ada');
  for (const { name, vendor, baseUrl, secret, models } of providers) {
    await ada.tools.upsert_network_secret({ key: secret, value: `demo-${randomBytes(18).toString('hex')}` });
    await ada.tools.upsert_provider({ name, vendor, base_url: baseUrl, secret_key_ref: secret, models });
  }
  for (const { author, review, ...skill } of skills) {
    const { skill_id } = await new Hub({ url, token: tokens.get(author) }).tools.submit_skill(skill);
    if (review === undefined) continue;
    const [decision, note] = review;
    await ada.tools.review_skill({ skill_id, decision, note });
  }
}
