/** A person of the team; the first one is who signs in. */
export interface TeamMember {
  readonly username: string;
  readonly displayName: string;
  readonly role: 'owner' | 'admin' | 'member' | 'viewer';
  readonly department: string;
}

/** An agent of the fleet. */
export interface Crew {
  readonly alias: string;
  /** What it does, for its version line and its answers to free text. */
  readonly duty: string;
  readonly host: string;
  readonly model: string;
  /** What runs it. */
  readonly runtime: string;
  readonly concurrency?: number;
}

/** A machine of the fleet. */
export interface Machine {
  readonly host: string;
  readonly ip: string;
  readonly cores: number;
  readonly memoryGb: number;
  readonly diskGb: number;
  /** Share of the disk that is taken, 0 to 1. */
  readonly diskUsed: number;
}

export const networkName = 'Harbor';

export const people: readonly TeamMember[] = [
  { username: 'ada', displayName: 'Ada Lindqvist', role: 'owner', department: 'Engineering' },
  { username: 'lena', displayName: 'Lena Okafor', role: 'admin', department: 'Engineering' },
  { username: 'tomas', displayName: 'Tomás Rivera', role: 'member', department: 'Product' },
  { username: 'mei', displayName: 'Mei Tanaka', role: 'viewer', department: 'Support' },
];

export const machines: readonly Machine[] = [
  { host: 'build-01', ip: '10.20.0.11', cores: 16, memoryGb: 64, diskGb: 960, diskUsed: 0.58 },
  { host: 'build-02', ip: '10.20.0.12', cores: 16, memoryGb: 64, diskGb: 960, diskUsed: 0.83 },
  { host: 'dev-03', ip: '10.20.0.23', cores: 8, memoryGb: 32, diskGb: 480, diskUsed: 0.41 },
  { host: 'lab-04', ip: '10.20.0.34', cores: 32, memoryGb: 128, diskGb: 1920, diskUsed: 0.36 },
  { host: 'mac-05', ip: '10.20.0.45', cores: 12, memoryGb: 48, diskGb: 980, diskUsed: 0.72 },
];

const claude = { runtime: 'claude-code-cli' };
const codex = { runtime: 'codex-app-server' };
const gemini = { runtime: 'gemini-cli' };
const opencode = { runtime: 'opencode-cli' };

export const crew: readonly Crew[] = [
  { alias: 'planner', duty: 'breaks work down', host: 'dev-03', model: 'claude-opus-4-6', ...claude, concurrency: 2 },
  { alias: 'checkout-api', duty: 'the checkout service', host: 'dev-03', model: 'claude-sonnet-4-6', ...claude },
  { alias: 'payments', duty: 'the payment service', host: 'dev-03', model: 'claude-sonnet-4-6', ...claude },
  { alias: 'search', duty: 'search and ranking', host: 'dev-03', model: 'gpt-5.2-codex', ...codex },
  { alias: 'web-shop', duty: 'the shop front end', host: 'build-01', model: 'gpt-5.2-codex', ...codex },
  { alias: 'admin-ui', duty: 'the back office', host: 'build-01', model: 'gpt-5.2-codex', ...codex },
  { alias: 'ios-app', duty: 'the iOS app', host: 'mac-05', model: 'claude-sonnet-4-6', ...claude },
  { alias: 'android-app', duty: 'the Android app', host: 'mac-05', model: 'gemini-3-pro', ...gemini },
  { alias: 'reviewer', duty: 'code review', host: 'dev-03', model: 'claude-opus-4-6', ...claude, concurrency: 3 },
  { alias: 'security', duty: 'security review', host: 'dev-03', model: 'claude-opus-4-6', ...claude },
  {
    alias: 'test-writer',
    duty: 'unit and contract tests',
    host: 'build-01',
    model: 'gpt-5.2-codex',
    ...codex,
    concurrency: 2,
  },
  {
    alias: 'e2e-runner',
    duty: 'end-to-end tests',
    host: 'build-02',
    model: 'qwen3-coder-30b',
    ...opencode,
    concurrency: 2,
  },
  { alias: 'perf-lab', duty: 'load tests and profiles', host: 'lab-04', model: 'qwen3-coder-30b', ...opencode },
  { alias: 'migrations', duty: 'database migrations', host: 'dev-03', model: 'claude-sonnet-4-6', ...claude },
  { alias: 'release', duty: 'release trains', host: 'build-02', model: 'claude-sonnet-4-6', ...claude },
  { alias: 'docs-writer', duty: 'documentation', host: 'dev-03', model: 'gemini-3-pro', ...gemini, concurrency: 2 },
  { alias: 'incidents', duty: 'triage of incidents', host: 'lab-04', model: 'claude-sonnet-4-6', ...claude },
  { alias: 'dependencies', duty: 'updates of dependencies', host: 'build-02', model: 'qwen3-coder-30b', ...opencode },
  { alias: 'reports', duty: 'figures and reports', host: 'lab-04', model: 'gemini-3-pro', ...gemini },
  { alias: 'ci-doctor', duty: 'red builds', host: 'build-01', model: 'gpt-5.2-codex', ...codex },
];

/** Registered, but its machine was never delivered: what is sent to it ages. */
export const absentAlias = 'windows-build';

export const supervisorAlias = 'supervisor-06';
export const supervisorMachine: Machine = {
  host: 'ops-06',
  ip: '10.20.0.56',
  cores: 8,
  memoryGb: 32,
  diskGb: 480,
  diskUsed: 0.29,
};
