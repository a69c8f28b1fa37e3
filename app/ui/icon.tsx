/**
 * The few pictograms, in the two line weights of the drawings. Each one is a path on a 24-unit grid and
 * takes the colour of the text beside it.
 */
const shapes = {
  chat: 'M4 20l1.3-3.9A8 8 0 1 1 8 18.9zM9 8.6c0 3.4 3 6.4 6.4 6.4l1-1.6-2.1-1.3-1 .8c-.9-.4-1.8-1.3-2.2-2.2l.8-1L10.6 7.6z',
  phone:
    'M6.5 3.5h3.2l1.3 4-2 1.7a12 12 0 0 0 5.8 5.8l1.7-2 4 1.3v3.2c0 1-.8 1.8-1.8 1.7A16.6 16.6 0 0 1 4.8 5.3c-.1-1 .7-1.8 1.7-1.8z',
  menu: 'M3 6h18M3 12h18M3 18h18',
  close: 'M5 5l14 14M19 5L5 19',
  search: 'M10.5 4a6.5 6.5 0 1 1 0 13 6.5 6.5 0 0 1 0-13zM15.5 15.5L21 21',
  check: 'M4 12.5l5 5L20 6.5',
  chevron: 'M6 9l6 6 6-6',
} as const;

export function Icon({ name }: { name: keyof typeof shapes }) {
  return (
    <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
      <path d={shapes[name]} />
    </svg>
  );
}
