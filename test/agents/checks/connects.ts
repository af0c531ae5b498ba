import { takeSeat } from '../seat.ts';
import type { Check } from './checks.ts';

/** Each form of the settings that `/start` shows, literally and alone, connects the CLI to `/mcp`. */
export const connects: Check = {
  name: 'connects',
  title: 'each form of the settings of /start connects it to /mcp',
  async run(world, cli) {
    for (let form = 0; ; form += 1) {
      const seat = await takeSeat(world, cli, [{ say: 'hello' }]);
      const snippet = seat.snippets[form];
      if (snippet === undefined) return seat.close();
      await seat.apply(snippet);
      const name = snippet.file ?? 'terminal';
      if (cli.list !== undefined) {
        const { all } = await seat.run(cli.list.args);
        if (!cli.list.says.test(plain(all))) throw new Error(`${name}: not connected: ${all}`);
      }
      const { all } = await seat.run(cli.command('hi'));
      const offered = seat.model.talks[0]?.tools.filter((tool) => tool.includes('hub')).length ?? 0;
      if (offered < 20) throw new Error(`${name}: the model is offered ${offered} tools of the hub: ${all}`);
      await seat.close();
    }
  },
};

/** Without the marks that colour a terminal. */
function plain(text: string): string {
  return text.replaceAll(/\u001b\[[\d;]*m/g, '');
}
