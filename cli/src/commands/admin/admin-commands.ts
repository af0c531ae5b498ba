import type { Command } from 'commander';
import { addMemberAdd } from './add-member.ts';
import { addUserPassword } from './change-password.ts';
import { addInviteCreate } from './create-invite.ts';
import { addNetworkCreate } from './create-network.ts';
import { addTokenCreate } from './create-token.ts';
import { addUserRemove } from './delete-user.ts';
import { addUserDisable } from './disable-user.ts';
import { addUserEnable } from './enable-user.ts';
import { addExport } from './export-network.ts';
import { addMemberGrants } from './grant-agents.ts';
import { addImport } from './import-network.ts';
import { addNetworkJoin } from './join-network.ts';
import { addAudit } from './list-audit.ts';
import { addInviteList } from './list-invites.ts';
import { addMemberList } from './list-members.ts';
import { addNetworkList } from './list-networks.ts';
import { addTokenList } from './list-tokens.ts';
import { addUserList } from './list-users.ts';
import { addInviteRemove } from './remove-invite.ts';
import { addMemberRemove } from './remove-member.ts';
import { addNetworkRemove } from './remove-network.ts';
import { addNetworkRename } from './rename-network.ts';
import { addUserReset } from './reset-password.ts';
import { addTokenRevoke } from './revoke-token.ts';
import { addMemberRole } from './set-role.ts';
import { addNetworkShow } from './show-network.ts';
import { addUserUpdate } from './update-me.ts';
import { addNetworkUse } from './use-network.ts';

/** The commands about networks and people, in the order of the help. */
export const adminCommands: readonly ((program: Command) => void)[] = [
  ...[
    addNetworkList,
    addNetworkCreate,
    addNetworkShow,
    addNetworkUse,
    addNetworkRename,
    addNetworkJoin,
    addNetworkRemove,
  ],
  ...[addExport, addImport],
  ...[addMemberList, addMemberAdd, addMemberRole, addMemberGrants, addMemberRemove],
  ...[addInviteCreate, addInviteList, addInviteRemove, addTokenList, addTokenCreate, addTokenRevoke],
  ...[addUserList, addUserUpdate, addUserPassword],
  ...[addUserReset, addUserDisable, addUserEnable, addUserRemove, addAudit],
];
