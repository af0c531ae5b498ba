import { readdirSync } from 'node:fs';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from '@jest/globals';
import { restAccess, toolAccess } from '../../generated/access.ts';

const domain = fileURLToPath(new URL('../../src/domain/', import.meta.url));
const files = new Set(
  readdirSync(domain, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts'))
    .map((name) => basename(name, '.ts')),
);

/** Operations and tools whose use case has another name. */
const exceptions: Readonly<Record<string, string>> = {
  // One use case under a second address.
  getTaskById: 'get-task',
  // One stream, opened by three names.
  openChannelStream: 'open-channel',
  openNetworkStream: 'open-channel',
  openUserStream: 'open-channel',
  // The bytes are the server's, the record is the domain's.
  uploadFile: 'create-file',
  downloadFile: 'get-file',
  // Two marks of one kind.
  mark_tasks_consumed: 'mark-tasks',
  mark_tasks_runtime_submitted: 'mark-tasks',
  // The tools of the board say the noun first.
  requirements_list: 'list-requirements',
  requirements_people: 'list-people',
  requirements_get: 'get-requirement',
  requirements_create: 'create-requirement',
  requirements_update: 'update-requirement',
  requirements_checklist_toggle: 'update-checklist-item',
  requirements_upsert_by_external_ref: 'upsert-requirement',
  requirements_events: 'list-card-events',
  requirements_comment: 'create-comment',
  projects_list: 'list-projects',
  projects_create: 'create-project',
  projects_update: 'update-project',
};

/** What the process itself answers: no rule of the domain is asked. */
const ofProcess = ['getHealth', 'getLiveness', 'getReadiness', 'callTool'];

const plainName = (name: string): string =>
  name.replaceAll('_', '-').replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
const fileOf = (name: string): string => exceptions[name] ?? plainName(name);

describe('names in src/domain', () => {
  const names = [...Object.keys(restAccess), ...Object.keys(toolAccess)];

  test('every operation and every tool has a file of its name', () => {
    const asked = names.filter((name) => !ofProcess.includes(name));
    expect(asked.filter((name) => !files.has(fileOf(name)))).toEqual([]);
  });

  test('every exception is needed', () => {
    const known = new Set(names);
    const needless = Object.keys(exceptions).filter((name) => !known.has(name) || files.has(plainName(name)));
    expect(needless).toEqual([]);
  });

  test('no file is named after nothing', () => {
    const empty = /(?:^|-)(?:utils?|helpers?|common|managers?|services?|misc)(?:-|$)/;
    expect([...files].filter((name) => empty.test(name))).toEqual([]);
  });
});
