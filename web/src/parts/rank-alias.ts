/**
 * Orders agents by how near their alias is to a text: those that begin with it, those that have it, then all others,
 * which the hub found by another field.
 */
export function rankByAlias(text: string): (a: Named, b: Named) => number {
  const asked = text.toLowerCase();
  const rank = ({ alias }: Named): number => {
    const place = alias.toLowerCase().indexOf(asked);
    return place === -1 ? 2 : Math.min(place, 1);
  };
  return (a, b) => rank(a) - rank(b);
}

interface Named {
  readonly alias: string;
}
