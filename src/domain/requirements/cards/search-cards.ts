import { sql } from 'kysely';
import type { RawBuilder, SqlBool } from 'kysely';
import { containing, escapeLike, foldText } from '../../fold-text.ts';

/** A part of an id is one from this length on; shorter ones would be numbers or words. */
const minIdPrefix = 8;

const is = (column: string, pattern: string): RawBuilder<SqlBool> =>
  sql<SqlBool>`${sql.ref(column)} like ${pattern} escape '\\'`;

/**
 * A condition on `requirements as r`: the card has `q` in its title, description, people, project or tags, or `q` is
 * its number (`#N`, `N`), its id, or at least 8 characters of the beginning of its id (rule requirements-search). Case
 * does not count; wildcards are plain characters.
 */
export function ofMatchingCards(q: string): RawBuilder<SqlBool> {
  const text = q.trim();
  if (text === '') return sql<SqlBool>`1 = 1`;
  const folded = containing(foldText(text));
  const conditions = [
    is('r.search_text', folded),
    sql<SqlBool>`exists (select 1 from requirement_tags as t
      where t.network_id = r.network_id and t.requirement_id = r.requirement_id
      and ${is('t.tag_key', folded)})`,
    sql<SqlBool>`r.project_id in (select p.project_id from projects as p
      where p.network_id = r.network_id and ${is('p.name_key', folded)})`,
    ofPeople(text, folded),
  ];
  const number = /^#?(\d{1,15})$/.exec(text);
  if (number) conditions.push(sql<SqlBool>`r.seq = ${Number(number[1])}`);
  if (text.length >= minIdPrefix) {
    const prefix = `${escapeLike(text.toLowerCase())}%`;
    conditions.push(is('r.requirement_id', prefix), is('r.requirement_id', `req\\_${prefix}`));
  }
  return sql<SqlBool>`(${sql.join(conditions, sql` or `)})`;
}

function ofPeople(text: string, folded: string): RawBuilder<SqlBool> {
  const raw = containing(text);
  // Display names and aliases have no folded column: `lower` of SQLite knows ASCII only, so the text as it stands counts too.
  const users = sql`select u.user_id from users as u where ${is('u.username_key', folded)}
    or lower(u.display_name) like ${folded} escape '\\' or ${is('u.display_name', raw)}`;
  const nodes = sql`select n.node_id from nodes as n where n.network_id = r.network_id
    and (lower(n.alias) like ${folded} escape '\\' or ${is('n.alias', raw)})`;
  return sql<SqlBool>`(r.owner_id in (${users}) or r.agent_owner_id in (${nodes})
    or exists (select 1 from requirement_people as p
      where p.network_id = r.network_id and p.requirement_id = r.requirement_id
      and ((p.kind = 'user' and p.person_id in (${users})) or (p.kind = 'node' and p.person_id in (${nodes})))))`;
}
