/** What a node reports of its host; names are the wire's. Memory and disks in GB, the load of the last minute. */
export interface HostMeasures {
  /** The name that the host gives itself; the report's own `hostname` counts otherwise. */
  readonly hostname?: string;
  /** The address that the host gives itself; the one that it reports from counts otherwise. */
  readonly ip?: string;
  readonly cpu_load_1min?: number;
  readonly cpu_cores?: number;
  readonly cpu_pct?: number;
  readonly mem_total_gb?: number;
  readonly mem_used_gb?: number;
  readonly mem_avail_gb?: number;
  readonly disk_total_gb?: number;
  readonly disk_used_gb?: number;
  readonly disk_avail_gb?: number;
}

/** What a node reports of its own process; names are the wire's. */
export interface ProcessMeasures {
  readonly rss_bytes?: number;
  /** MiB. */
  readonly rss_mb?: number;
  readonly cpu_pct?: number;
  readonly uptime_seconds?: number;
  /** Calls that the process has not finished. */
  readonly in_flight_count?: number;
}
