import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from '@jest/globals';
import { parse } from 'yaml';
import { createInstruments } from '../../src/server/metrics/instruments.ts';
import { startTestHub } from '../support/start-hub.ts';

const pathOf = (name: string): string => fileURLToPath(new URL(`../../${name}`, import.meta.url));
const textOf = (name: string): string => readFileSync(pathOf(name), 'utf8');

interface Rule {
  readonly alert: string;
  readonly expr: string;
  readonly annotations: { readonly runbook: string };
}
interface Panel {
  readonly title: string;
  readonly targets?: readonly { readonly expr: string; readonly legendFormat: string }[];
}
const rules = (parse(textOf('deploy/prometheus/alerts.yaml')) as { groups: { rules: Rule[] }[] }).groups.flatMap(
  (group) => group.rules,
);
const dashboard = JSON.parse(textOf('deploy/grafana/hub.json')) as {
  panels: Panel[];
  templating: { list: { query: string }[] };
};
const targets = dashboard.panels.flatMap(({ title, targets: own = [] }) => own.map((target) => ({ title, ...target })));

/** Every metric by name, with its labels and kind. */
const metrics = new Map(
  createInstruments()
    .registry.getMetricsAsArray()
    .map((metric) => {
      const { name, labelNames, type } = metric as unknown as { name: string; labelNames: string[]; type: string };
      return [name, { labels: labelNames, isHistogram: type === 'histogram' }] as const;
    }),
);
/** Labels that Prometheus itself gives; it calls our own `job` so because it has one. */
const ofPrometheus = ['instance', 'job', 'exported_job'];

/** What is wrong with the metrics and labels that an expression names. */
function faultsOf(expr: string, more = ''): string[] {
  const faults: string[] = [];
  const allowed = new Set(ofPrometheus);
  for (const [, name = '', , suffix = '', inner = ''] of expr.matchAll(
    /\b((hub_[a-z_]+?)(_bucket|_sum|_count)?)\b(?![a-z_])(?:\{([^}]*)\})?/g,
  )) {
    const base = suffix === '' ? name : name.slice(0, -suffix.length);
    const metric = metrics.get(name) ?? metrics.get(base);
    if (metric === undefined || (suffix !== '' && !metric.isHistogram)) faults.push(`no metric ${name}`);
    for (const label of metric?.labels ?? []) if (label !== 'job') allowed.add(label);
    if (suffix === '_bucket') allowed.add('le');
    const own = new Set([...ofPrometheus, ...(metric?.labels ?? [])]);
    for (const [, label = ''] of inner.matchAll(/([a-z_]+)\s*(?:=~|!~|!=|=)/g)) {
      if (!own.has(label)) faults.push(`${name} has no label ${label}`);
    }
  }
  const grouped = [...expr.matchAll(/\bby \(([^)]*)\)/g)].flatMap(([, list = '']) => list.split(/,\s*/));
  const shown = [...more.matchAll(/\{\{([a-z_]+)\}\}/g)].map(([, label = '']) => label);
  for (const label of [...grouped, ...shown]) if (!allowed.has(label)) faults.push(`no label ${label}`);
  return faults;
}

describe('alert rules and dashboard', () => {
  test('name metrics and labels that there are', () => {
    expect(rules.length).toBeGreaterThan(10);
    for (const { alert, expr } of rules) expect([alert, faultsOf(expr)]).toEqual([alert, []]);
    expect(targets.length).toBeGreaterThan(25);
    for (const { title, expr, legendFormat } of targets) {
      expect([title, faultsOf(expr, legendFormat)]).toEqual([title, []]);
    }
    for (const { query } of dashboard.templating.list) expect(faultsOf(query)).toEqual([]);
  });

  test('the check itself sees what there is not', () => {
    expect(faultsOf('rate(hub_nothing_total[5m])')).toEqual(['no metric hub_nothing_total']);
    expect(faultsOf('hub_wal_bytes_sum')).toEqual(['no metric hub_wal_bytes_sum']);
    expect(faultsOf('hub_tasks_open{alias="x"}')).toEqual(['hub_tasks_open has no label alias']);
    expect(faultsOf('sum by (alias) (hub_tasks_open)')).toEqual(['no label alias']);
    expect(faultsOf('sum by (le) (rate(hub_commit_seconds_bucket[5m]))')).toEqual([]);
  });

  test('the dashboard shows every metric', () => {
    const all = targets.map(({ expr }) => expr).join('\n');
    for (const name of metrics.keys()) expect([name, all.includes(name)]).toEqual([name, true]);
  });

  test('each alert has a runbook, each metric a meaning', () => {
    const guide = textOf('docs/operations.md');
    const anchors = new Set([...guide.matchAll(/^#+ (.+)$/gm)].map(([, title = '']) => anchorOf(title)));
    for (const { alert, annotations } of rules) {
      expect(annotations.runbook).toBe(`docs/operations.md#${alert.toLowerCase()}`);
      expect([alert, anchors.has(alert.toLowerCase())]).toEqual([alert, true]);
    }
    for (const [name, { labels }] of metrics) {
      const row = guide.split('\n').find((line) => line.startsWith(`| \`${name}\``)) ?? '';
      expect([name, labels.filter((label) => !row.includes(`\`${label}\``))]).toEqual([name, []]);
      expect([name, row.length > 0]).toEqual([name, true]);
    }
  });
});

/** As GitHub makes it. */
function anchorOf(title: string): string {
  return title
    .toLowerCase()
    .replace(/[^\w\- ]/g, '')
    .replaceAll(' ', '-');
}

const promtool = process.env['PROMTOOL'] ?? 'promtool';
const run = (args: readonly string[], input = ''): { status: number | null; said: string } => {
  const { status, stdout, stderr } = spawnSync(promtool, args, {
    cwd: pathOf('deploy/prometheus'),
    input,
    encoding: 'utf8',
    timeout: 60_000,
  });
  return { status, said: `${stdout}${stderr}` };
};
const hasPromtool = spawnSync(promtool, ['--version']).status === 0;

if (hasPromtool) {
  describe('promtool', () => {
    test('takes the rules, and their own tests pass', () => {
      expect(run(['check', 'rules', 'alerts.yaml'])).toMatchObject({ status: 0 });
      expect(run(['test', 'rules', 'alerts.test.yaml'])).toMatchObject({ status: 0 });
    });

    test('finds nothing wrong with a scrape', async () => {
      const hub = await startTestHub({ settings: { HUB_METRICS_LISTEN: '127.0.0.1:0' } });
      const user = await hub.registerUser();
      await hub.api('GET', '/api/tasks', { token: user.token });
      await hub.runJob('expire_tasks');
      const text = await (await fetch(hub.hub.metricsUrl ?? '')).text();
      expect(run(['check', 'metrics'], text)).toEqual({ status: 0, said: '' });
      await hub.close();
    });
  });
} else {
  test('promtool is not on this machine: the rules are not run, and a scrape is checked by metrics.test.ts alone', () => {
    expect(hasPromtool).toBe(false);
  });
}
