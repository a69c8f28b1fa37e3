/** The drawing of a motor model; where the file fails to load, the page's script puts the placeholder in its place. */

const size = { width: 400, height: 300 };
const placeholder = '/images/models/placeholder.svg';

interface MotorImageProps {
  slug: string;
  name: string;
  /** With the numbers that the list of parts beside it explains. */
  isNumbered?: boolean;
}

export function motorImagePath(slug: string, isNumbered = false): string {
  return `/images/models/${slug}${isNumbered ? '-partes' : ''}.svg`;
}

export function MotorImage({ slug, name, isNumbered = false }: MotorImageProps) {
  return (
    <img
      src={motorImagePath(slug, isNumbered)}
      alt={`Desenho do motor PPA ${name}${isNumbered ? ' com as partes numeradas' : ''}`}
      {...size}
      loading={isNumbered ? 'eager' : 'lazy'}
      data-placeholder={placeholder}
    />
  );
}
