/** The mark of the product: agents around a hub. */
export function Logo({ size = 24 }: { readonly size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 24 24" fill="none" aria-hidden="true" focusable="false">
      <g stroke="var(--accent)" strokeWidth="1.8" strokeLinecap="round">
        <path d="M12 9V4.600M14.600 13.500l3.900 2.300M9.400 13.500l-3.900 2.300" />
      </g>
      <g fill="var(--accent)">
        <circle cx="12" cy="12" r="3.400" />
        <circle cx="12" cy="4" r="2" />
        <circle cx="19" cy="16.200" r="2" />
        <circle cx="5" cy="16.200" r="2" />
      </g>
    </svg>
  );
}
