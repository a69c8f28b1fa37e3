/** The drawing of a motor model. If the file fails to load, the visitors' script shows the placeholder instead. */

const size = { width: 400, height: 300 };
const placeholder = '/images/models/placeholder.svg';

interface MotorImageProps {
  slug: string;
  name: string;
  /** Shows the numbers that the list of parts beside it explains. */
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
