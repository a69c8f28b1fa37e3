/** The icons. Each is a path on a 24-unit grid, drawn as a line in the colour of the surrounding text. */
export const icons = {
  chat: 'M4 20l1.3-3.9A8 8 0 1 1 8 18.9zM9 8.6c0 3.4 3 6.4 6.4 6.4l1-1.6-2.1-1.3-1 .8c-.9-.4-1.8-1.3-2.2-2.2l.8-1L10.6 7.6z',
  phone:
    'M6.5 3.5h3.2l1.3 4-2 1.7a12 12 0 0 0 5.8 5.8l1.7-2 4 1.3v3.2c0 1-.8 1.8-1.8 1.7A16.6 16.6 0 0 1 4.8 5.3c-.1-1 .7-1.8 1.7-1.8z',
  menu: 'M3 6h18M3 12h18M3 18h18',
  close: 'M5 5l14 14M19 5L5 19',
  more: 'M11.5 4.5h1v1h-1zM11.5 11.5h1v1h-1zM11.5 18.5h1v1h-1z',
  search: 'M10.5 4a6.5 6.5 0 1 1 0 13 6.5 6.5 0 0 1 0-13zM15.5 15.5L21 21',
  check: 'M4 12.5l5 5L20 6.5',
  eye: 'M2 12s4-6.5 10-6.5S22 12 22 12s-4 6.5-10 6.5S2 12 2 12zM12 9a3 3 0 1 0 .1 0z',
  chevron: 'M6 9l6 6 6-6',
  gate: 'M3 21V4h18v17M6.5 8.5h11M6.5 12.5h11M6.5 16.5h11M6.5 20.5h11',
  gap: 'M3 21V4h18v17M6.5 8h11M6.5 11.5h11M12 14.5v6M9.5 18l2.5 2.5 2.5-2.5',
  pages: 'M6 3h8.5L19 7.5V21H6zM14 3v5h5M9.5 12.5h6M9.5 16.5h6',
  calendar: 'M4 5.5h16V20H4zM4 10h16M8.5 3v4.5M15.5 3v4.5M8.5 14.5l2.5 2.5 4.5-4',
  clock: 'M12 3a9 9 0 1 1 0 18 9 9 0 1 1 0-18zM12 7v5.2l3.6 2.1',
  wrench:
    'M20.4 7.2a5 5 0 0 1-6.8 5.8l-6.4 6.9a2.2 2.2 0 0 1-3.1-3.1l6.9-6.4A5 5 0 0 1 16.8 3.6l-3 3 .6 3 3 .6z',
  sound: 'M4 9.5v5h3.5l5 4v-13l-5 4zM15.8 9a4.6 4.6 0 0 1 0 6M18.4 6.4a8.2 8.2 0 0 1 0 11.2',
  remote:
    'M8 10h8v9.5a1.5 1.5 0 0 1-1.5 1.5h-5A1.5 1.5 0 0 1 8 19.5zM11 14h2M8.8 6.8a4.8 4.8 0 0 1 6.4 0M6.3 4a8.6 8.6 0 0 1 11.4 0',
} as const;

export function Icon({ name }: { name: keyof typeof icons }) {
  return (
    <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
      <path d={icons[name]} />
    </svg>
  );
}
