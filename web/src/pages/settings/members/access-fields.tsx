import type { NetworkMember } from '@agent-collaboration-hub/client';
import { useWords } from '../../../i18n/language.ts';
import type { PlacedRefusal } from '../../../live/place-refusal.ts';
import { SelectField, TextField } from '../../../parts/field.tsx';
import style from '../settings.module.css';
import { settingsWords } from '../words.ts';
import { memberWords } from './words.ts';

const roles = ['admin', 'member', 'viewer'] as const;
const agentAccess = ['all', 'granted'] as const;
const taskAccess = ['all', 'scoped'] as const;

/** What a member may, as the hub takes it. */
export interface Access {
  readonly role: 'admin' | 'member' | 'viewer';
  readonly agent_access: 'all' | 'granted';
  readonly task_access: 'all' | 'scoped';
  readonly department: string | null;
}

/** Refusals that are about a field of these. */
export const accessCodes = {
  role: ['invalid_role', 'cannot_assign_owner', 'member_not_changeable'],
  agent_access: [],
  task_access: [],
  department: [],
};

/** The access in the texts of a form. */
export function readAccess(values: Readonly<Record<string, string>>): Access {
  const { role, agent_access, task_access, department = '' } = values;
  return {
    role: roles.find((one) => one === role) ?? 'member',
    agent_access: agent_access === 'granted' ? 'granted' : 'all',
    task_access: task_access === 'scoped' ? 'scoped' : 'all',
    department: department.trim() || null,
  };
}

/** The fields for a member who is there, or for somebody new. */
export function AccessFields({ member, at }: { readonly member?: NetworkMember; readonly at: PlacedRefusal }) {
  const words = useWords(memberWords);
  return (
    <>
      <ReachFields member={member} at={at} />
      <TextField
        name="department"
        label={words.department}
        hint={words.departmentHint}
        defaultValue={member?.department ?? ''}
        refusal={at('department')}
      />
    </>
  );
}

/** Role and reach alone, as invites have them. */
export function ReachFields({
  member,
  at,
}: {
  readonly member?: NetworkMember | undefined;
  readonly at: PlacedRefusal;
}) {
  const common = useWords(settingsWords);
  const optionsOf = <Value extends string>(names: Readonly<Record<NoInfer<Value>, string>>, values: readonly Value[]) =>
    values.map((value) => ({ value, label: names[value] }));
  return (
    <>
      <SelectField
        name="role"
        label={common.roleLabel}
        hint={common.roleHint}
        defaultValue={member?.role ?? 'member'}
        options={optionsOf(common.role, roles)}
        refusal={at('role')}
      />
      <div className={style['two']}>
        <SelectField
          name="agent_access"
          label={common.agentAccess}
          defaultValue={member?.agent_access ?? 'all'}
          options={optionsOf(common.agents, agentAccess)}
          refusal={at('agent_access')}
        />
        <SelectField
          name="task_access"
          label={common.taskAccess}
          defaultValue={member?.task_access ?? 'all'}
          options={optionsOf(common.cards, taskAccess)}
          refusal={at('task_access')}
        />
      </div>
    </>
  );
}
