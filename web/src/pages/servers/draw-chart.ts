import UPlot from 'uplot';
import 'uplot/dist/uPlot.min.css';

/** What a chart shows. */
export interface ChartData {
  /** Seconds since 1970, the oldest first. */
  readonly times: readonly number[];
  readonly values: readonly (number | null)[];
  /** The top, where the measure has one. */
  readonly most: number | undefined;
}

/** Draws a chart of one line into an element, in the colours of the page. Answers what takes it away. */
export function drawChart(
  place: HTMLElement,
  data: ChartData,
  onPoint: (index: number | undefined) => void,
): () => void {
  const [accent, line, ink] = ['--accent', '--line', '--ink-3'].map((token) => colorOf(place, token));
  const axis = {
    stroke: ink ?? '',
    grid: { stroke: line ?? '', width: 1 },
    ticks: { show: false },
    font: '11px system-ui',
  };
  const { times, values, sources } = withGaps(data);
  const top = topOf(data);
  const chart = new UPlot(
    {
      width: place.clientWidth,
      height: place.clientHeight,
      legend: { show: false },
      cursor: { y: false, drag: { x: false, y: false }, points: { size: 7 } },
      scales: { y: { range: () => [0, top] } },
      axes: [
        { ...axis, size: 24, values: clockTimes },
        { ...axis, size: 38, splits: () => [0, top / 2, top], values: plainFigures },
      ],
      series: [
        {},
        {
          stroke: accent ?? '',
          width: 1.75,
          fill: `color-mix(in srgb, ${accent} 12%, transparent)`,
          spanGaps: false,
          points: { size: 4 },
        },
      ],
      hooks: { setCursor: [({ cursor: { idx } }) => onPoint(typeof idx === 'number' ? sources[idx] : undefined)] },
    },
    [times, values],
    place,
  );
  const observer = new ResizeObserver(() => chart.setSize({ width: place.clientWidth, height: place.clientHeight }));
  observer.observe(place);
  return () => {
    observer.disconnect();
    chart.destroy();
  };
}

/** The top of a chart: of the measure where it has one and keeps to it, else a little above the highest value. */
function topOf({ values, most }: ChartData): number {
  const highest = Math.max(1, ...values.map((value) => value ?? 0));
  if (most !== undefined && highest <= most) return most;
  const size = 10 ** Math.floor(Math.log10(highest));
  return Math.ceil((highest * 1.05) / (size / 2)) * (size / 2);
}

/**
 * The points, with an empty one where an interval is missing: no line is drawn over a time without measures. `sources`
 * tells which point of the data each is.
 */
function withGaps({ times, values }: ChartData) {
  const step = Math.min(...times.slice(1).map((time, index) => time - (times[index] ?? 0)));
  const drawn = { times: [] as number[], values: [] as (number | null)[], sources: [] as (number | undefined)[] };
  const add = (time: number, value: number | null, source: number | undefined): void => {
    drawn.times.push(time);
    drawn.values.push(value);
    drawn.sources.push(source);
  };
  times.forEach((time, index) => {
    const before = times[index - 1];
    if (before !== undefined && time - before > step * 1.5) add(before + step, null, undefined);
    add(time, values[index] ?? null, index);
  });
  return drawn;
}

function plainFigures(_chart: unknown, figures: readonly number[]): string[] {
  return figures.map((figure) => String(Math.round(figure * 10) / 10));
}

function clockTimes(_chart: unknown, times: readonly number[]): string[] {
  const format = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' });
  return times.map((time) => format.format(time * 1000));
}

/** A canvas knows no custom properties: the colour of a token as the page draws it now. */
function colorOf(place: HTMLElement, token: string): string {
  const probe = document.createElement('span');
  probe.style.color = `var(${token})`;
  place.append(probe);
  const { color } = getComputedStyle(probe);
  probe.remove();
  return color;
}
