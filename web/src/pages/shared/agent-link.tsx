import { Link } from '@tanstack/react-router';
import { navigation } from '../../app/navigation.ts';

/** The alias of an agent, as a link to its page. */
export function AgentLink({ alias }: { readonly alias: string }) {
  if (!navigation.some(({ to }) => to === '/fleet')) return <span>{alias}</span>;
  const address = { to: '/agents/$alias', params: { alias } } as unknown as { readonly to: '/' };
  return <Link {...address}>{alias}</Link>;
}
