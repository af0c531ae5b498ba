import type { GetServerHealthAnswer, ServerHistory } from '@agent-collaboration-hub/client';
import { wireTime } from '../../parts/wire-time.ts';
import type { Range } from './server-search.ts';

type Bucket = ServerHistory['1h'][number] & Partial<ServerHistory['24h'][number]>;

/** One line of a chart. */
export interface Series {
  readonly id: 'cpu' | 'cpuLoad' | 'memoryUsed' | 'disk';
  readonly unit: '%' | 'GB' | '';
  readonly values: readonly (number | null)[];
  /** The top of the chart, where the measure has one. */
  readonly most: number | undefined;
}

/** The measures of a host in a time. */
export interface Measures {
  /** Seconds since 1970, the oldest first. */
  readonly times: readonly number[];
  readonly series: readonly Series[];
}

/** The measures of a host in a time; a measure that it never sent is left out. */
export function measuresOf({ history, latest }: GetServerHealthAnswer, range: Range): Measures {
  const buckets: readonly Bucket[] = history[range];
  const valuesOf = (field: keyof Bucket): readonly (number | null)[] =>
    buckets.map((bucket) => (bucket[field] as number | null | undefined) ?? null);
  const all: readonly Series[] = [
    { id: 'cpu', unit: '%', values: valuesOf('cpu_pct'), most: 100 },
    { id: 'cpuLoad', unit: '', values: valuesOf('cpu_load_1min'), most: latest.cpu_cores ?? undefined },
    { id: 'memoryUsed', unit: 'GB', values: valuesOf('mem_used_gb'), most: latest.mem_total_gb ?? undefined },
    { id: 'disk', unit: 'GB', values: valuesOf('disk_used_max'), most: latest.disk_total_gb ?? undefined },
  ];
  return {
    times: buckets.map(({ start }) => wireTime(start) / 1000),
    series: all.filter(({ values }) => values.some((value) => value !== null)),
  };
}

/** A measured value as people read it: "72 %", "1.4". */
export function describeMeasure(value: number | null | undefined, unit: Series['unit']): string {
  if (value === null || value === undefined) return '–';
  const text = value.toFixed(unit === '%' || value >= 100 ? 0 : 1);
  return unit === '' ? text : `${text} ${unit}`;
}
