import type { Command } from 'commander';
import { addCardCheck } from './check-item.ts';
import { addTagColor } from './color-tag.ts';
import { addCardComment } from './comment-card.ts';
import { addCardCreate } from './create-card.ts';
import { addProjectCreate } from './create-project.ts';
import { addCardEvents } from './list-card-events.ts';
import { addCardList } from './list-cards.ts';
import { addCardPeople } from './list-people.ts';
import { addProviderProbes } from './list-probes.ts';
import { addProjectList } from './list-projects.ts';
import { addProviderList } from './list-providers.ts';
import { addSecretList } from './list-secrets.ts';
import { addSkillList } from './list-skills.ts';
import { addTagList } from './list-tags.ts';
import { addCardMove } from './move-card.ts';
import { addProviderProbe } from './probe-model.ts';
import { addCardRemove } from './remove-card.ts';
import { addProjectRemove } from './remove-project.ts';
import { addTagRemove } from './remove-tag.ts';
import { addTagRename } from './rename-tags.ts';
import { addSkillReview } from './review-skill.ts';
import { addProviderSet } from './set-provider.ts';
import { addSecretSet } from './set-secret.ts';
import { addCardShow } from './show-card.ts';
import { addSkillShow } from './show-skill.ts';
import { addSkillSubmit } from './submit-skill.ts';
import { addCardUpdate } from './update-card.ts';
import { addProjectUpdate } from './update-project.ts';
import { addCardUpsert } from './upsert-card.ts';

/** The commands about the board, skills and providers, in the order of the help. */
export const boardCommands: readonly ((program: Command) => void)[] = [
  ...[addCardList, addCardShow, addCardCreate, addCardUpdate, addCardMove, addCardCheck, addCardComment, addCardEvents],
  ...[addCardUpsert, addCardRemove, addCardPeople],
  ...[addProjectList, addProjectCreate, addProjectUpdate, addProjectRemove],
  ...[addTagList, addTagRename, addTagRemove, addTagColor],
  ...[addSkillList, addSkillShow, addSkillSubmit, addSkillReview],
  ...[addProviderList, addProviderSet, addProviderProbe, addProviderProbes, addSecretList, addSecretSet],
];
