/** The first rows of a list; no page behind them is fetched. */
export async function* takeRows<Row>(rows: AsyncIterable<Row>, limit: number): AsyncGenerator<Row, void, undefined> {
  let left = limit;
  for await (const row of rows) {
    yield row;
    left -= 1;
    if (left === 0) return;
  }
}
