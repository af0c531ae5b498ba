const paths = {
  attention: 'M8 2.2a4 4 0 0 0-4 4v2.4L2.8 11h10.4L12 8.6V6.2a4 4 0 0 0-4-4ZM6.5 13a1.6 1.6 0 0 0 3 0',
  fleet: 'M2.5 4.2h4.6v3.6H2.5zM8.9 4.2h4.6v3.6H8.9zM2.5 9.8h4.6v2.7H2.5zM8.9 9.8h4.6v2.7H8.9z',
  tasks: 'M6 4h7.5M6 8h7.5M6 12h7.5M2.4 4l.8.8 1.4-1.6M2.4 8l.8.8 1.4-1.6M2.6 12h1.6',
  inbox: 'M2.5 9 4.4 3.5h7.2L13.5 9v3.5h-11ZM2.5 9h3l1 1.7h3l1-1.7h3',
  board: 'M2.5 3h3.2v10H2.5zM6.7 3h3.2v6.5H6.7zM10.9 3h2.6v8h-2.6z',
  nodes: 'M8 2.4 13 5v6l-5 2.6L3 11V5ZM3 5l5 2.7L13 5M8 7.7v5.9',
  providers: 'M3.5 5.5h9v7h-9zM5.5 5.5v-2M8 5.5v-2M10.5 5.5v-2M6 8.5h4',
  skills: 'M8 2.5 9.7 6l3.8.5-2.8 2.7.7 3.8L8 11.2 4.6 13l.7-3.8L2.5 6.5 6.3 6Z',
  servers: 'M2.5 3.5h11v3.8h-11zM2.5 8.7h11v3.8h-11zM5 5.4h.01M5 10.6h.01',
  files: 'M4 2.5h5l3 3v8H4zM9 2.5v3h3',
  settings:
    'M8 5.9a2.1 2.1 0 1 0 0 4.2 2.1 2.1 0 0 0 0-4.2ZM8 1.9v1.7M8 12.4v1.7M1.9 8h1.7M12.4 8h1.7M3.7 3.7l1.2 1.2M11.1 11.1l1.2 1.2M3.7 12.3l1.2-1.2M11.1 4.9l1.2-1.2',
  admin: 'M8 2.2 12.8 4v3.6c0 3-2 5-4.8 6.2-2.8-1.2-4.8-3.2-4.8-6.2V4ZM6 8l1.5 1.5L10.2 6.6',
  search: 'M7 2.8a4.2 4.2 0 1 0 0 8.4 4.2 4.2 0 0 0 0-8.4ZM10 10l3.3 3.3',
  plus: 'M8 3v10M3 8h10',
  close: 'm4 4 8 8M12 4l-8 8',
  check: 'm3.2 8.4 3 3 6.6-7',
  'chevron-down': 'm4 6.2 4 4 4-4',
  'chevron-right': 'm6.2 4 4 4-4 4',
  'chevron-left': 'm9.8 4-4 4 4 4',
  'arrow-up': 'M8 13V3.4M4 7l4-4 4 4',
  'arrow-right': 'M3 8h9.6M9 4l4 4-4 4',
  more: 'M3.6 8h.01M8 8h.01M12.4 8h.01',
  menu: 'M2.5 4.5h11M2.5 8h11M2.5 11.5h11',
  clock: 'M8 2.5a5.5 5.5 0 1 0 0 11 5.5 5.5 0 0 0 0-11ZM8 5v3.2l2.1 1.3',
  snooze: 'M8 3.5a4.8 4.8 0 1 0 0 9.6 4.8 4.8 0 0 0 0-9.6ZM6.4 6.6h3.2L6.4 10h3.2M2.2 4 4 2.4M13.8 4 12 2.4',
  retry: 'M13 8a5 5 0 1 1-1.6-3.7M13 2.5v2.8h-2.8',
  cancel: 'M8 2.5a5.5 5.5 0 1 0 0 11 5.5 5.5 0 0 0 0-11ZM4.2 4.2l7.6 7.6',
  reassign: 'M2.5 5.5h9M9 3l2.5 2.5L9 8M13.5 10.5h-9M7 8l-2.5 2.5L7 13',
  reply: 'M6.5 4 2.5 8l4 4M2.5 8h6.8a4 4 0 0 1 4 4v.5',
  send: 'M13.5 2.5 7 9M13.5 2.5 9.4 13.5 7 9 2.5 6.6Z',
  message: 'M2.5 3.5h11v7.5H7l-3 2.5V11H2.5z',
  copy: 'M5.5 5.5h8v8h-8zM10.5 5.5v-3h-8v8h3',
  download: 'M8 2.5v7.6M4.5 7 8 10.4 11.5 7M2.8 13.2h10.4',
  upload: 'M8 10.4V2.8M4.5 6.2 8 2.8l3.5 3.4M2.8 13.2h10.4',
  trash: 'M3 4.4h10M6.2 4.4V2.8h3.6v1.6M4.4 4.4l.6 8.8h6l.6-8.8M6.8 7v3.8M9.2 7v3.8',
  edit: 'm10.8 2.8 2.4 2.4-7.6 7.6-3 .6.6-3ZM9.2 4.4l2.4 2.4',
  link: 'M6.8 9.2a2.6 2.6 0 0 0 3.8.1l2-2a2.7 2.7 0 0 0-3.8-3.8l-1 1M9.2 6.8a2.6 2.6 0 0 0-3.8-.1l-2 2a2.7 2.7 0 0 0 3.8 3.8l1-1',
  filter: 'M2.5 4h11M4.5 8h7M6.5 12h3',
  sun: 'M8 5.2a2.8 2.8 0 1 0 0 5.6 2.8 2.8 0 0 0 0-5.6ZM8 1.8v1.4M8 12.8v1.4M1.8 8h1.4M12.8 8h1.4M3.6 3.6l1 1M11.4 11.4l1 1M3.6 12.4l1-1M11.4 4.6l1-1',
  person: 'M8 2.8a2.6 2.6 0 1 0 0 5.2 2.6 2.6 0 0 0 0-5.2ZM3 13.4c.5-2.6 2.5-4 5-4s4.5 1.4 5 4',
  people:
    'M6.2 3.2a2.2 2.2 0 1 0 0 4.4 2.2 2.2 0 0 0 0-4.4ZM2 13c.4-2.4 2-3.6 4.2-3.6S10 10.600 10.400 13M10.600 3.500a2.100 2.100 0 0 1 0 4M12 9.700c1.200.600 1.800 1.700 2 3.300',
  agent: 'M3.500 5.500h9v7h-9zM8 5.500V3M6.200 8.500v1M9.800 8.500v1M1.800 8v2M14.200 8v2',
  key: 'M10 2.800a3.200 3.200 0 1 0 0 6.400 3.200 3.200 0 0 0 0-6.400ZM7.600 8.200 2.800 13M4.600 11.200l1.600 1.600',
  bolt: 'M8.800 2 3.800 9h3.700l-.4 5 5.100-7H8.500Z',
  warning: 'M8 2.600 14 13H2ZM8 6.600v3M8 11.300h.01',
  info: 'M8 2.500a5.500 5.500 0 1 0 0 11 5.500 5.500 0 0 0 0-11ZM8 7.400v3.200M8 5.300h.01',
  keyboard: 'M2 4.500h12v7H2zM4.500 7h.01M7 7h.01M9.500 7h.01M12 7h.01M5.500 9.400h5',
  'sign-out': 'M6.500 2.800H3v10.400h3.500M10 5l3 3-3 3M13 8H6.500',
  play: 'M5 3.200 12.400 8 5 12.800Z',
  stop: 'M4 4h8v8H4z',
  pin: 'M9.800 2.500 13.500 6.200 11 7.200 9.500 10.500 5.500 6.500 8.800 5ZM7.300 8.700 3 13',
  tag: 'M2.800 2.800h5L13.400 8.400l-5 5L2.800 7.800ZM5.400 5.400h.01',
  calendar: 'M2.800 4h10.400v9.200H2.800zM2.800 6.800h10.400M5.500 2.500V4M10.500 2.500V4',
} as const;

export type IconName = keyof typeof paths;

/** A line icon of 16 px in the colour of the text around it. It says nothing to assistive technology: texts do. */
export function Icon({ name, size = 16 }: { readonly name: IconName; readonly size?: number }) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 16 16"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.35"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      <path d={paths[name]} />
    </svg>
  );
}
