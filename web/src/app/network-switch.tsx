import { useWords } from '../i18n/language.ts';
import { Avatar } from '../parts/avatar.tsx';
import { Icon } from '../parts/icon.tsx';
import { Menu } from '../parts/menu.tsx';
import { usePlace } from './network.ts';
import { shellWords } from './shell-words.ts';
import style from './network-switch.module.css';

/** The network that is shown, and the others of the person. */
export function NetworkSwitch() {
  const words = useWords(shellWords);
  const { me, network, choose } = usePlace();
  const name = network?.network_name ?? words.noNetwork;
  if (me.networks.length < 2) {
    return (
      <p className={style['switch']}>
        <Avatar name={name} />
        <span className={style['name']}>{name}</span>
      </p>
    );
  }
  const trigger = (
    <button type="button" className={style['switch']} aria-label={words.network(name)}>
      <Avatar name={name} />
      <span className={style['name']}>{name}</span>
      <Icon name="chevron-down" />
    </button>
  );
  const items = me.networks.map(({ network_id, network_name }) => ({
    label: network_name,
    isChosen: network_id === network?.network_id,
    onSelect: () => choose(network_id),
  }));
  return <Menu trigger={trigger} align="start" groups={[{ label: words.networks, items }]} />;
}
